<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>BatchDialog</name>
    <message>
        <source>Review a batch</source>
        <translation>批次審閱</translation>
    </message>
    <message>
        <source>&amp;Source session</source>
        <translation>來源工作階段(&amp;S)</translation>
    </message>
    <message>
        <source>from the session state, else by date</source>
        <translation>取自工作階段狀態，否則依日期</translation>
    </message>
    <message>
        <source>Closing this window decides nothing: the rows stay undecided in the queue.</source>
        <translation>關閉這個視窗不做任何決定：這些列仍以未決留在佇列中。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Store and archive</source>
        <translation>存入並封存</translation>
    </message>
</context>
<context>
    <name>CardLike</name>
    <message>
        <source>%1 % · the same</source>
        <translation>%1 % · 相同</translation>
    </message>
    <message>
        <source>%1 % · the same in other words</source>
        <translation>%1 % · 換句話說的同一件事</translation>
    </message>
    <message>
        <source>%1 % · says otherwise</source>
        <translation>%1 % · 說法相反</translation>
    </message>
    <message>
        <source>%1 % · related</source>
        <translation>%1 % · 相關</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>不同之處：%1</translation>
    </message>
</context>
<context>
    <name>ConflictBar</name>
    <message>
        <source>The file changed on disk</source>
        <translation>檔案在磁碟上已變更</translation>
    </message>
    <message>
        <source>&amp;View differences</source>
        <translation>檢視差異(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>合併(&amp;M)</translation>
    </message>
    <message>
        <source>Save a &amp;copy</source>
        <translation>另存副本(&amp;C)</translation>
    </message>
</context>
<context>
    <name>DuplicateGate</name>
    <message>
        <source>Already said</source>
        <translation>已經有了</translation>
    </message>
    <message>
        <source>Something already says this</source>
        <translation>已經有內容說了這件事</translation>
    </message>
    <message>
        <source>Nothing has been written. Choose what to do with the new text.</source>
        <translation>尚未寫入任何東西。請選擇如何處理新的文字。</translation>
    </message>
    <message>
        <source>What already says this</source>
        <translation>已說了這件事的內容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create anyway</source>
        <translation>仍要新增</translation>
    </message>
    <message>
        <source>This replaces it</source>
        <translation>以這則取代</translation>
    </message>
    <message>
        <source>Revise that one</source>
        <translation>修改那一則</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file or folder is not there.</source>
        <translation>檔案或資料夾不存在。</translation>
    </message>
    <message>
        <source>A file with this name exists already.</source>
        <translation>已有同名的檔案。</translation>
    </message>
    <message>
        <source>Access was denied.</source>
        <translation>存取被拒。</translation>
    </message>
    <message>
        <source>The file or folder is read-only.</source>
        <translation>檔案或資料夾是唯讀的。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>Too many files are open or watched.</source>
        <translation>開啟或監看的檔案太多。</translation>
    </message>
    <message>
        <source>The disk reported an error.</source>
        <translation>磁碟回報錯誤。</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <source>The path leads out of the known folders.</source>
        <translation>路徑離開了已知的資料夾。</translation>
    </message>
    <message>
        <source>The name cannot be used for a file.</source>
        <translation>這個名稱不能用作檔名。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>檔案太大。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文字不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The text cannot be understood at this place.</source>
        <translation>這個位置的文字無法解讀。</translation>
    </message>
    <message>
        <source>The file changed on disk after the preview. Nothing was written.</source>
        <translation>預覽之後檔案在磁碟上變更了。沒有寫入任何東西。</translation>
    </message>
    <message>
        <source>Another program is holding the lock. Nothing was written.</source>
        <translation>另一個程式持有鎖。沒有寫入任何東西。</translation>
    </message>
    <message>
        <source>Writing stopped halfway.</source>
        <translation>寫入中途停止。</translation>
    </message>
    <message>
        <source>The change could not be taken back completely.</source>
        <translation>變更無法完全收回。</translation>
    </message>
    <message>
        <source>What was read back is not what was written; it was taken back.</source>
        <translation>讀回的內容與寫入的不同；已收回。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>A value is missing or not allowed.</source>
        <translation>缺少某個值，或值不被允許。</translation>
    </message>
    <message>
        <source>Blocked.</source>
        <translation>已擋下。</translation>
    </message>
    <message>
        <source>This file system cannot do that.</source>
        <translation>這個檔案系統做不到。</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>已擋下：%1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>confirmation required</source>
        <translation>需要確認</translation>
    </message>
    <message>
        <source>duplicate choice required</source>
        <translation>需要對重複內容做出選擇</translation>
    </message>
    <message>
        <source>no evidence-backed memory candidate</source>
        <translation>沒有有證據支持的記憶候選</translation>
    </message>
    <message>
        <source>persistence is not switched on</source>
        <translation>未開啟 persistence</translation>
    </message>
    <message>
        <source>proposals are switched off</source>
        <translation>提案已關閉</translation>
    </message>
    <message>
        <source>the queue is empty</source>
        <translation>佇列是空的</translation>
    </message>
    <message>
        <source>there is no CLAUDE.md</source>
        <translation>沒有 CLAUDE.md</translation>
    </message>
    <message>
        <source>the row breaks the rules for learnings: %1</source>
        <translation>這一列違反學習記錄的規則：%1</translation>
    </message>
    <message>
        <source>there is no memory folder</source>
        <translation>沒有記憶資料夾</translation>
    </message>
    <message>
        <source>the path is not safe: %1</source>
        <translation>路徑不安全：%1</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>&amp;Find</source>
        <translation>尋找(&amp;F)</translation>
    </message>
    <message>
        <source>Previous occurrence</source>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Next occurrence</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Match &amp;case</source>
        <translation>區分大小寫(&amp;C)</translation>
    </message>
    <message>
        <source>✕</source>
        <translation>✕</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>Close find bar</source>
        <translation>關閉尋找列</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>取代為(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>全部取代(&amp;A)</translation>
    </message>
</context>
<context>
    <name>FixText</name>
    <message>
        <source>Quote the value of “%1”</source>
        <translation>將「%1」的值加上引號</translation>
    </message>
    <message>
        <source>Add the key “%1”: %2</source>
        <translation>加入鍵「%1」：%2</translation>
    </message>
    <message>
        <source>Add a metadata block</source>
        <translation>加入中繼資料區塊</translation>
    </message>
    <message>
        <source>Close the metadata block</source>
        <translation>關閉中繼資料區塊</translation>
    </message>
    <message>
        <source>Rename the key “%1” to “%2”</source>
        <translation>將鍵「%1」改名為「%2」</translation>
    </message>
    <message>
        <source>Set the type to %1</source>
        <translation>將類型設為 %1</translation>
    </message>
    <message>
        <source>Put the type where this folder keeps it</source>
        <translation>將類型移到此資料夾慣用的位置</translation>
    </message>
    <message>
        <source>Rename the file to “%1”</source>
        <translation>將檔案改名為「%1」</translation>
    </message>
    <message>
        <source>Add the empty parts Why and How to apply</source>
        <translation>加入空白的 Why 與 How to apply 段落</translation>
    </message>
    <message>
        <source>Write “%2” instead of “%1”</source>
        <translation>將「%1」改寫為「%2」</translation>
    </message>
    <message>
        <source>Remove the character %1</source>
        <translation>移除字元 %1</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>移除位元組順序標記</translation>
    </message>
    <message>
        <source>Add the missing line end</source>
        <translation>補上缺少的換行</translation>
    </message>
    <message>
        <source>Shorten the line to: %1</source>
        <translation>將該行縮短為：%1</translation>
    </message>
    <message>
        <source>Add the index line for %1</source>
        <translation>為 %1 加入索引行</translation>
    </message>
    <message>
        <source>Remove the index line of %1</source>
        <translation>移除 %1 的索引行</translation>
    </message>
    <message>
        <source>Point the line to %2 instead of %1</source>
        <translation>將該行由 %1 改指向 %2</translation>
    </message>
</context>
<context>
    <name>FrontmatterForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>類型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>描述(&amp;D)</translation>
    </message>
    <message>
        <source>Slug</source>
        <translation>檔名代號</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>重新命名(&amp;M)…</translation>
    </message>
    <message>
        <source>Rename the file, its index line and the links to it</source>
        <translation>重新命名檔案、索引行與指向它的連結</translation>
    </message>
    <message>
        <source>Other keys</source>
        <translation>其他鍵</translation>
    </message>
    <message>
        <source>The frontmatter has to be mended in the source first.</source>
        <translation>請先在原始文字中修正中繼資料。</translation>
    </message>
</context>
<context>
    <name>Lane</name>
    <message>
        <source>Pending</source>
        <translation>待審</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未決</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳過</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>較早</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Gated</source>
        <translation>閘門關閉</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>不予採用</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>已存</translation>
    </message>
    <message>
        <source>Nothing waits for you.</source>
        <translation>沒有等著您的提案。</translation>
    </message>
    <message>
        <source>What you put off with “Not now” is kept here.</source>
        <translation>以「未決」擱置的提案會留在這裡。</translation>
    </message>
    <message>
        <source>What you skip is kept here and can be taken back.</source>
        <translation>跳過的提案留在這裡，可以收回。</translation>
    </message>
    <message>
        <source>Proposals from before the first start are kept here.</source>
        <translation>第一次啟動之前的提案留在這裡。</translation>
    </message>
    <message>
        <source>No proposal waits for other agents of its turn.</source>
        <translation>沒有提案在等同一輪的其他代理。</translation>
    </message>
    <message>
        <source>No queue is behind a closed gate.</source>
        <translation>沒有閘門關閉的佇列。</translation>
    </message>
    <message>
        <source>No section was refused.</source>
        <translation>沒有不予採用的段落。</translation>
    </message>
    <message>
        <source>What you store is listed here.</source>
        <translation>存下的提案列在這裡。</translation>
    </message>
</context>
<context>
    <name>MemoryType</name>
    <message>
        <source>how to work</source>
        <translation>工作方式</translation>
    </message>
    <message>
        <source>about the project</source>
        <translation>關於專案</translation>
    </message>
    <message>
        <source>about the person</source>
        <translation>關於使用者</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>參考來源</translation>
    </message>
</context>
<context>
    <name>NewMemoryDialog</name>
    <message>
        <source>New memory</source>
        <translation>新增記憶</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>位置(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>類型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>描述(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Slug</source>
        <translation>檔名代號(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>內文(&amp;B)</translation>
    </message>
    <message>
        <source>Will write</source>
        <translation>將寫入</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Stored “%1”</source>
        <translation>已存「%1」</translation>
    </message>
    <message>
        <source>Skipped “%1”</source>
        <translation>已跳過「%1」</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>外部變更</translation>
    </message>
    <message>
        <source>It is already stored.</source>
        <translation>已經存過了。</translation>
    </message>
    <message>
        <source>A backup file is no memory.</source>
        <translation>備份檔不是記憶。</translation>
    </message>
    <message>
        <source>The body is empty.</source>
        <translation>內文是空的。</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <translation>檔案開頭有位元組順序記號。</translation>
    </message>
    <message>
        <source>The session settings cannot be read.</source>
        <translation>無法讀取工作階段設定。</translation>
    </message>
    <message>
        <source>The index names a file that is not there: %1</source>
        <translation>索引列出不存在的檔案：%1</translation>
    </message>
    <message>
        <source>The description is missing.</source>
        <translation>缺少說明。</translation>
    </message>
    <message>
        <source>The id “%1” occurs more than once.</source>
        <translation>識別碼「%1」出現不只一次。</translation>
    </message>
    <message>
        <source>The key “%1” is given more than once.</source>
        <translation>鍵「%1」出現不只一次。</translation>
    </message>
    <message>
        <source>A temporary file of an editor is no memory.</source>
        <translation>編輯器的暫存檔不是記憶。</translation>
    </message>
    <message>
        <source>The field “%1” is empty.</source>
        <translation>欄位「%1」是空的。</translation>
    </message>
    <message>
        <source>The field “%1” holds a line break.</source>
        <translation>欄位「%1」含有換行。</translation>
    </message>
    <message>
        <source>The field “%1” is not a text.</source>
        <translation>欄位「%1」不是文字。</translation>
    </message>
    <message>
        <source>The field “%1” is too long.</source>
        <translation>欄位「%1」太長。</translation>
    </message>
    <message>
        <source>The metadata block is broken.</source>
        <translation>中繼資料區塊已損壞。</translation>
    </message>
    <message>
        <source>The metadata block is missing.</source>
        <translation>缺少中繼資料區塊。</translation>
    </message>
    <message>
        <source>The metadata block holds no keys.</source>
        <translation>中繼資料區塊沒有任何鍵。</translation>
    </message>
    <message>
        <source>The metadata block is never closed.</source>
        <translation>中繼資料區塊沒有結束。</translation>
    </message>
    <message>
        <source>A hidden file is no memory.</source>
        <translation>隱藏檔不是記憶。</translation>
    </message>
    <message>
        <source>The part “**How to apply:**” is missing.</source>
        <translation>缺少「**How to apply:**」部分。</translation>
    </message>
    <message>
        <source>The section is inside a code block.</source>
        <translation>段落在程式碼區塊裡。</translation>
    </message>
    <message>
        <source>The section is incomplete.</source>
        <translation>段落不完整。</translation>
    </message>
    <message>
        <source>The index line has %1 characters; 150 are the limit.</source>
        <translation>索引行有 %1 個字元；上限是 150。</translation>
    </message>
    <message>
        <source>The index is near the limit of what is loaded.</source>
        <translation>索引已接近載入上限。</translation>
    </message>
    <message>
        <source>The index line lies beyond what an agent loads.</source>
        <translation>索引行在代理載入的範圍之外。</translation>
    </message>
    <message>
        <source>The index is longer than what is loaded.</source>
        <translation>索引超過載入的長度。</translation>
    </message>
    <message>
        <source>The confidence is not a number from 0 to 1.</source>
        <translation>信心值不是 0 到 1 的數字。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文字不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The list of files is not allowed.</source>
        <translation>檔案清單不被允許。</translation>
    </message>
    <message>
        <source>The agent’s name is not a text.</source>
        <translation>代理名稱不是文字。</translation>
    </message>
    <message>
        <source>The schema version is not 1.</source>
        <translation>結構版本不是 1。</translation>
    </message>
    <message>
        <source>The file name is not allowed.</source>
        <translation>檔名不被允許。</translation>
    </message>
    <message>
        <source>The type “%1” is not allowed here.</source>
        <translation>類型「%1」在這裡不被允許。</translation>
    </message>
    <message>
        <source>The wave name is not allowed.</source>
        <translation>波次名稱不被允許。</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>缺少鍵「%1」。</translation>
    </message>
    <message>
        <source>The learnings cannot be read.</source>
        <translation>無法讀取學習記錄。</translation>
    </message>
    <message>
        <source>The field “%1” is missing.</source>
        <translation>缺少欄位「%1」。</translation>
    </message>
    <message>
        <source>File name and name disagree.</source>
        <translation>檔名與名稱不一致。</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>缺少名稱。</translation>
    </message>
    <message>
        <source>The index has no line for this file.</source>
        <translation>索引沒有這個檔案的行。</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>這不是一般檔案。</translation>
    </message>
    <message>
        <source>The text holds a NUL character.</source>
        <translation>文字含有 NUL 字元。</translation>
    </message>
    <message>
        <source>A link leads out of the folder: %1</source>
        <translation>連結離開了資料夾：%1</translation>
    </message>
    <message>
        <source>“%1” is a relative date and will be wrong soon.</source>
        <translation>「%1」是相對日期，很快就會不對。</translation>
    </message>
    <message>
        <source>The part “%1” is missing.</source>
        <translation>缺少「%1」部分。</translation>
    </message>
    <message>
        <source>The file name may hold only a–z, 0–9 and hyphens.</source>
        <translation>檔名只能有 a–z、0–9 和連字號。</translation>
    </message>
    <message>
        <source>The file name is empty.</source>
        <translation>檔名是空的。</translation>
    </message>
    <message>
        <source>The file name needs a letter or a digit.</source>
        <translation>檔名至少要有一個字母或數字。</translation>
    </message>
    <message>
        <source>The file name is longer than 40 characters.</source>
        <translation>檔名超過 40 個字元。</translation>
    </message>
    <message>
        <source>A wave summary cannot be read.</source>
        <translation>無法讀取波次摘要。</translation>
    </message>
    <message>
        <source>A copy made by a sync conflict is no memory.</source>
        <translation>同步衝突產生的副本不是記憶。</translation>
    </message>
    <message>
        <source>Two different types are given: %1 and %2.</source>
        <translation>有兩個不同的類型：%1 與 %2。</translation>
    </message>
    <message>
        <source>The type is missing.</source>
        <translation>缺少類型。</translation>
    </message>
    <message>
        <source>The type “%1” is not one of the four.</source>
        <translation>類型「%1」不是四種之一。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>無法讀取檔案。</translation>
    </message>
    <message>
        <source>The part “**Why:**” is missing.</source>
        <translation>缺少「**Why:**」部分。</translation>
    </message>
    <message>
        <source>The frontmatter cannot be read: %1</source>
        <translation>無法讀取 frontmatter：%1</translation>
    </message>
    <message>
        <source>The queue cannot be read.</source>
        <translation>無法讀取佇列。</translation>
    </message>
    <message>
        <source>The transcript cannot be read.</source>
        <translation>無法讀取對話記錄。</translation>
    </message>
    <message>
        <source>A text handed over cannot be read.</source>
        <translation>無法讀取交來的文字。</translation>
    </message>
    <message>
        <source>A damaged row; the other rows are fine.</source>
        <translation>一列已損壞；其他列沒問題。</translation>
    </message>
    <message>
        <source>A damaged line; the other lines are fine.</source>
        <translation>一行已損壞；其他行沒問題。</translation>
    </message>
    <message>
        <source>Left undecided: “%1”</source>
        <translation>留為未決：「%1」</translation>
    </message>
    <message>
        <source>Batch: %1 stored, %2 declined</source>
        <translation>批次：存 %1、不採用 %2</translation>
    </message>
    <message>
        <source>Created “%1”</source>
        <translation>已新增「%1」</translation>
    </message>
    <message>
        <source>Edited “%1”</source>
        <translation>已修改「%1」</translation>
    </message>
    <message>
        <source>Renamed “%1”</source>
        <translation>已重新命名「%1」</translation>
    </message>
    <message>
        <source>Changed the type of “%1”</source>
        <translation>已變更「%1」的類型</translation>
    </message>
    <message>
        <source>Moved to the trash: “%1”</source>
        <translation>已移到垃圾桶：「%1」</translation>
    </message>
    <message>
        <source>Moved “%1”</source>
        <translation>已移動「%1」</translation>
    </message>
    <message>
        <source>Copied “%1”</source>
        <translation>已複製「%1」</translation>
    </message>
    <message>
        <source>Took in “%1”</source>
        <translation>已收入「%1」</translation>
    </message>
    <message>
        <source>Edited the index</source>
        <translation>已修改索引</translation>
    </message>
    <message>
        <source>Took in a text</source>
        <translation>已收入一段文字</translation>
    </message>
    <message>
        <source>The hidden character %1 changes the order of what is seen.</source>
        <translation>隱藏字元 %1 會改變顯示順序。</translation>
    </message>
    <message>
        <source>A YAML comment swallows part of the value: %1</source>
        <translation>YAML 註解吃掉了部分的值：%1</translation>
    </message>
    <message>
        <source>The text holds the control character %1.</source>
        <translation>文字中有控制字元 %1。</translation>
    </message>
    <message>
        <source>This looks like a credential.</source>
        <translation>這看起來像是憑證。</translation>
    </message>
    <message>
        <source>There is no such path on this machine: %1</source>
        <translation>這台機器上沒有這個路徑：%1</translation>
    </message>
    <message>
        <source>“%1” reads like a fix recipe; that belongs in the history of the code.</source>
        <translation>「%1」像是修正步驟，應留在程式碼的歷史中。</translation>
    </message>
    <message>
        <source>The line end after the closing --- is missing.</source>
        <translation>結尾的 --- 之後缺少換行。</translation>
    </message>
    <message>
        <source>The index names %1 more than once.</source>
        <translation>索引重複列出 %1。</translation>
    </message>
    <message>
        <source>The index line leads out of the folder: %1</source>
        <translation>索引行指向資料夾之外：%1</translation>
    </message>
    <message>
        <source>The text holds the invisible character %1.</source>
        <translation>文字中有看不見的字元 %1。</translation>
    </message>
    <message>
        <source>The key “%1” should be “%2”.</source>
        <translation>鍵「%1」應為「%2」。</translation>
    </message>
    <message>
        <source>The originSessionId is missing.</source>
        <translation>缺少 originSessionId。</translation>
    </message>
    <message>
        <source>Written in another convention (%1) than the folder (%2).</source>
        <translation>寫法慣例（%1）與資料夾（%2）不同。</translation>
    </message>
    <message>
        <source>Pinned to a place in the code: %1</source>
        <translation>綁定在程式碼中的某處：%1</translation>
    </message>
    <message>
        <source>The date %1 has passed.</source>
        <translation>日期 %1 已經過去。</translation>
    </message>
    <message>
        <source>The file is too large to be a memory.</source>
        <translation>檔案太大，不像是記憶。</translation>
    </message>
    <message>
        <source>Two different types are given: %1 and %2 under metadata.</source>
        <translation>給了兩個不同的類型：%1，以及 metadata 下的 %2。</translation>
    </message>
    <message>
        <source>The type is %1, the file name says %2.</source>
        <translation>類型是 %1，檔名卻是 %2。</translation>
    </message>
    <message>
        <source>The old type “%1” is now called project.</source>
        <translation>舊類型「%1」現在稱為 project。</translation>
    </message>
    <message>
        <source>The address was not verified: %1</source>
        <translation>網址未經確認：%1</translation>
    </message>
    <message>
        <source>Fixed %1 problem(s) in %2</source>
        <translation>已修正 %2 的 %1 個問題</translation>
    </message>
    <message>
        <source>Restored “%1”</source>
        <translation>已還原「%1」</translation>
    </message>
</context>
<context>
    <name>RememberDialog</name>
    <message>
        <source>Remember something</source>
        <translation>記住一件事</translation>
    </message>
    <message>
        <source>It becomes a proposal in the inbox and is stored from there.</source>
        <translation>它會成為收件匣裡的提案，再從那裡存下。</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>類型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>說明(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>檔名(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>內文(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>理由(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提案</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Folders watched in addition</source>
        <translation>另外監看的資料夾(&amp;F)</translation>
    </message>
    <message>
        <source>Folders watched in addition</source>
        <translation>另外監看的資料夾</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>加入…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Project folders of your agent sessions and the cross-project memory are found and watched by themselves. Taking a folder off this list removes nothing from the disk.</source>
        <translation>代理工作階段的專案資料夾與跨專案記憶會自動找到並監看。從清單移除資料夾不會刪除磁碟上的任何東西。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>TargetChoice</name>
    <message>
        <source>Learnings of %1</source>
        <translation>%1 的學習記錄</translation>
    </message>
    <message>
        <source>Cross-project memory</source>
        <translation>跨專案記憶</translation>
    </message>
    <message>
        <source>Project memory</source>
        <translation>專案記憶</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 的記憶</translation>
    </message>
    <message>
        <source>The row has faults; it can become a memory.</source>
        <translation>這一列有錯誤；可以改存為記憶。</translation>
    </message>
    <message>
        <source>The project is not known.</source>
        <translation>不知道是哪個專案。</translation>
    </message>
    <message>
        <source>The project has no memory folder; it is never made here.</source>
        <translation>專案沒有記憶資料夾；這裡不會建立。</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>just now</source>
        <translation>剛剛</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n 小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Use this folder in place of the home folder.</source>
        <translation>以這個資料夾代替家目錄。</translation>
    </message>
    <message>
        <source>Language: en or zh-TW.</source>
        <translation>語言：en 或 zh-TW。</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>佈景主題：light 或 dark。</translation>
    </message>
    <message>
        <source>Write pictures of every page there, then quit.</source>
        <translation>把每一頁的畫面寫到那裡，然後結束。</translation>
    </message>
    <message>
        <source>Print the milliseconds to the first paint and to the complete inbox, then quit.</source>
        <translation>印出到第一次繪製與收件匣完整的毫秒數，然後結束。</translation>
    </message>
    <message>
        <source>Files or folders to take in.</source>
        <translation>要收入的檔案或資料夾。</translation>
    </message>
</context>
<context>
    <name>memorydesk::AboutDialog</name>
    <message>
        <source>About Memory Desk</source>
        <translation>關於 Memory Desk</translation>
    </message>
    <message>
        <source>Memory Desk</source>
        <translation>Memory Desk</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Nothing is remembered without a person, nothing is ever lost, and every act can be taken back.</source>
        <translation>沒有人的確認就不會記住，什麼都不會遺失，每個動作都能收回。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>以 GNU 通用公共授權條款第 3 版或更新版發行的自由軟體。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>memorydesk::BatchDialog</name>
    <message>
        <source>Store %1, archive %2 as declined?</source>
        <translation>存 %1 則，將 %2 則封存為不採用？</translation>
    </message>
    <message>
        <source>Exact preview</source>
        <translation>確切預覽</translation>
    </message>
    <message>
        <source>The queue stays as it is: %1</source>
        <translation>佇列保持原樣：%1</translation>
    </message>
</context>
<context>
    <name>memorydesk::CalmPage</name>
    <message>
        <source>Reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>Proposals appear as they are found.</source>
        <translation>找到的提案會陸續出現。</translation>
    </message>
    <message>
        <source>All clear</source>
        <translation>都處理好了</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>尚未選取</translation>
    </message>
    <message>
        <source>Choose a proposal to review it.</source>
        <translation>選取一則提案來審閱。</translation>
    </message>
    <message>
        <source>Undo last</source>
        <translation>復原上一個</translation>
    </message>
    <message>
        <source>Show undecided (%1)</source>
        <translation>顯示未決 (%1)</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardBody</name>
    <message>
        <source>Insight</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>內文</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Text or preview (%1)</source>
        <translation>文字或預覽 (%1)</translation>
    </message>
    <message>
        <source>Preview of the body</source>
        <translation>內文預覽</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardLike</name>
    <message>
        <source>also waiting here</source>
        <translation>也在這裡等待</translation>
    </message>
    <message>
        <source>a learning</source>
        <translation>學習記錄</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>Nothing says the same.</source>
        <translation>沒有相同的內容。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>尋找中…</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardRisk</name>
    <message>
        <source>Risk</source>
        <translation>風險</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Use the file name “%1”</source>
        <translation>使用檔名「%1」</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>沒有發現問題。</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardWhat</name>
    <message>
        <source>What</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>檔名</translation>
    </message>
    <message>
        <source>File name (slug)</source>
        <translation>檔名 (slug)</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>觸發詞</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
        <translation>以逗號分隔的詞</translation>
    </message>
    <message>
        <source>A file name is needed.</source>
        <translation>需要檔名。</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>最多 %1 個字元。</translation>
    </message>
    <message>
        <source>Only a–z, 0–9 and hyphens.</source>
        <translation>只能有 a–z、0–9 和連字號。</translation>
    </message>
    <message>
        <source>At least one letter or digit is needed.</source>
        <translation>至少要有一個字母或數字。</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardWhere</name>
    <message>
        <source>Cross-project index</source>
        <translation>跨專案索引</translation>
    </message>
    <message>
        <source>Cross-project index: not there yet</source>
        <translation>跨專案索引：尚不存在</translation>
    </message>
    <message>
        <source>Project index</source>
        <translation>專案索引</translation>
    </message>
    <message>
        <source>Project index: none</source>
        <translation>專案索引：無</translation>
    </message>
    <message>
        <source>Index after: %1 of %2 lines, %3 of %4</source>
        <translation>之後的索引：%1／%2 行，%3／%4</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Also keep as a learning</source>
        <translation>同時存為學習記錄</translation>
    </message>
    <message>
        <source>Source session</source>
        <translation>來源工作階段</translation>
    </message>
    <message>
        <source>from the session state, else by date</source>
        <translation>取自工作階段狀態，否則依日期</translation>
    </message>
    <message numerus="yes">
        <source>Exact changes in %n file(s)…</source>
        <translation>
            <numerusform>%n 個檔案的確切變更…</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact changes…</source>
        <translation>確切變更…</translation>
    </message>
    <message>
        <source>Hide the indexes</source>
        <translation>隱藏索引</translation>
    </message>
    <message>
        <source>Show both indexes</source>
        <translation>顯示兩份索引</translation>
    </message>
</context>
<context>
    <name>memorydesk::CardWhy</name>
    <message>
        <source>Agent %1</source>
        <translation>代理 %1</translation>
    </message>
    <message>
        <source>Wave %1</source>
        <translation>波次 %1</translation>
    </message>
    <message>
        <source>Confidence %1</source>
        <translation>信心 %1</translation>
    </message>
    <message numerus="yes">
        <source>said %n time(s)</source>
        <translation>
            <numerusform>出現 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Session: %1</source>
        <translation>工作階段：%1</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>沒有說明理由。</translation>
    </message>
</context>
<context>
    <name>memorydesk::ChangeRunner</name>
    <message>
        <source>Nothing to change</source>
        <translation>沒有要變更的</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>寫入</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已復原：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>memorydesk::ChangesDialog</name>
    <message>
        <source>Exact changes</source>
        <translation>確切變更</translation>
    </message>
    <message numerus="yes">
        <source>Exact changes in %n file(s)</source>
        <translation>
            <numerusform>%n 個檔案的確切變更</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what is written when you store. Nothing has been written yet.</source>
        <translation>這就是存下時會寫入的內容。目前尚未寫入任何東西。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>memorydesk::ChangesView</name>
    <message>
        <source>Files that change</source>
        <translation>會變更的檔案</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>變更</translation>
    </message>
</context>
<context>
    <name>memorydesk::CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation>輸入想做的事</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
</context>
<context>
    <name>memorydesk::ConflictBar</name>
    <message>
        <source>Deleted on disk %1. Your text is kept here.</source>
        <translation>已於 %1 在磁碟上刪除。您的文字保留在這裡。</translation>
    </message>
    <message>
        <source>Changed on disk %1 (+%2 −%3)</source>
        <translation>已於 %1 在磁碟上變更 (+%2 −%3)</translation>
    </message>
    <message>
        <source>Both changes fit together</source>
        <translation>兩邊的變更可以並存</translation>
    </message>
    <message>
        <source>Both changed the same lines: both versions are kept between marks for you to solve</source>
        <translation>兩邊改了相同的行：兩個版本都保留在標記之間，由您解決</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>關閉它</translation>
    </message>
    <message>
        <source>Use disk version</source>
        <translation>使用磁碟版本</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>重新建立</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
</context>
<context>
    <name>memorydesk::DecisionFlow</name>
    <message>
        <source>A file with this name exists</source>
        <translation>已有同名的檔案</translation>
    </message>
    <message>
        <source>Overwriting replaces its text and its one index line; it can be undone. The exact change is shown before it is written.</source>
        <translation>覆寫會取代它的文字與它的那一行索引；可以復原。寫入前會顯示確切變更。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆寫</translation>
    </message>
</context>
<context>
    <name>memorydesk::DiffView</name>
    <message>
        <source>No difference</source>
        <translation>沒有差異</translation>
    </message>
</context>
<context>
    <name>memorydesk::DuplicateGate</name>
    <message>
        <source>There already</source>
        <translation>已有的</translation>
    </message>
    <message>
        <source>This proposal</source>
        <translation>這則提案</translation>
    </message>
</context>
<context>
    <name>memorydesk::FaultsDialog</name>
    <message>
        <source>Not readable</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>These places could not be read. Everything else was; nothing was changed or lost.</source>
        <translation>這些地方無法讀取。其他都已讀取；沒有變更或遺失任何東西。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>memorydesk::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已取代 %n 處</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 處</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::FolderTree</name>
    <message>
        <source>All memories</source>
        <translation>所有記憶</translation>
    </message>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Added folders</source>
        <translation>手動加入的資料夾</translation>
    </message>
    <message>
        <source>The folder does not exist yet</source>
        <translation>資料夾尚未存在</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>唯讀</translation>
    </message>
</context>
<context>
    <name>memorydesk::HistoryModel</name>
    <message>
        <source>Taken back: %1</source>
        <translation>已復原：%1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已復原</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個檔案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>歷史</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 項變更</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter changes</source>
        <translation>篩選變更</translation>
    </message>
    <message>
        <source>&amp;Undo this change</source>
        <translation>復原這項變更(&amp;U)</translation>
    </message>
    <message>
        <source>Takes the change back with all its files (U)</source>
        <translation>連同所有檔案復原這項變更（U）</translation>
    </message>
    <message>
        <source>Restore the version &amp;before…</source>
        <translation>還原為之前的版本(&amp;B)…</translation>
    </message>
    <message>
        <source>Restore &amp;this version…</source>
        <translation>還原為這個版本(&amp;T)…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Version before…</source>
        <translation>之前的版本…</translation>
    </message>
    <message>
        <source>Writes the files as they were before this change</source>
        <translation>將檔案寫回這項變更之前的樣子</translation>
    </message>
    <message>
        <source>This version…</source>
        <translation>這個版本…</translation>
    </message>
    <message>
        <source>Writes the files as they were after this change</source>
        <translation>將檔案寫回這項變更之後的樣子</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>變更</translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxActions</name>
    <message>
        <source>Store</source>
        <translation>存</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Skip with a reason…</source>
        <translation>附理由跳過…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>未決</translation>
    </message>
    <message>
        <source>Merge into the best match</source>
        <translation>併入最相近的一則</translation>
    </message>
    <message>
        <source>Select for a batch</source>
        <translation>選入批次</translation>
    </message>
    <message>
        <source>Review a batch…</source>
        <translation>批次審閱…</translation>
    </message>
    <message>
        <source>Next proposal</source>
        <translation>下一則提案</translation>
    </message>
    <message>
        <source>Previous proposal</source>
        <translation>上一則提案</translation>
    </message>
    <message>
        <source>Undo decision</source>
        <translation>復原決定</translation>
    </message>
    <message>
        <source>Redo decision</source>
        <translation>重做決定</translation>
    </message>
    <message>
        <source>Text or preview</source>
        <translation>文字或預覽</translation>
    </message>
    <message>
        <source>Exact changes…</source>
        <translation>確切變更…</translation>
    </message>
    <message>
        <source>Copy as a proposal block</source>
        <translation>複製為提案區塊</translation>
    </message>
    <message>
        <source>Remember something…</source>
        <translation>記住一件事…</translation>
    </message>
    <message>
        <source>Paste proposals</source>
        <translation>貼上提案</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>開啟檔案…</translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxInput</name>
    <message>
        <source>Open files with proposals</source>
        <translation>開啟含提案的檔案</translation>
    </message>
    <message>
        <source>Text and transcripts (*.md *.txt *.jsonl);;All files (*)</source>
        <translation>文字與對話記錄 (*.md *.txt *.jsonl);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>No “## Memory propose” section was found in the text.</source>
        <translation>文字裡沒有「## Memory propose」段落。</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) taken in</source>
        <translation>
            <numerusform>收入 %n 則提案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken in, %2 refused; see the lane Refused for the reasons</source>
        <translation>收入 %1 則，不予採用 %2 則；原因見「不予採用」</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>在這裡寫下</translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxPage</name>
    <message>
        <source>Inbox</source>
        <translation>收件匣</translation>
    </message>
    <message numerus="yes">
        <source>%n pending</source>
        <translation>
            <numerusform>%n 則待審</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 個問題</numerusform>
        </translation>
    </message>
    <message>
        <source>index %1 lines, %2 of %3</source>
        <translation>索引 %1 行，%2／%3</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>讀取中…</translation>
    </message>
    <message>
        <source>Filter proposals</source>
        <translation>篩選提案</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已選 %n 則</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) wait for agents of their turn (%1 still running).</source>
        <translation>
            <numerusform>%n 則提案在等同一輪的代理（%1 個仍在執行）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>現在顯示</translation>
    </message>
    <message>
        <source>Nothing fits the filter.</source>
        <translation>沒有符合篩選的項目。</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已收回：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Skip with a reason</source>
        <translation>附理由跳過</translation>
    </message>
    <message>
        <source>Reason (kept here only)</source>
        <translation>理由（只留在這裡）</translation>
    </message>
    <message>
        <source>%1 stored, %2 archived as declined</source>
        <translation>存下 %1 則，%2 則封存為不採用</translation>
    </message>
    <message>
        <source>Stored in %1</source>
        <translation>已存入%1</translation>
    </message>
    <message>
        <source>Stored in %1, 1 index line added</source>
        <translation>已存入%1，新增 1 行索引</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) skipped</source>
        <translation>
            <numerusform>已跳過 %n 則提案</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped “%1”</source>
        <translation>已跳過「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) left undecided; nothing was written</source>
        <translation>
            <numerusform>%n 則提案留為未決；沒有寫入任何東西</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is undecided; nothing was written</source>
        <translation>「%1」留為未決；沒有寫入任何東西</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>已擋下：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Copied as a fenced proposal block</source>
        <translation>已複製為圍欄提案區塊</translation>
    </message>
</context>
<context>
    <name>memorydesk::InboxView</name>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Review card</source>
        <translation>審閱卡</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) could not be read…</source>
        <translation>
            <numerusform>%n 個地方無法讀取…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memorydesk::IndexPane</name>
    <message numerus="yes">
        <source>%n characters, 150 are the limit</source>
        <translation>
            <numerusform>%n 個字元，上限為 150</numerusform>
        </translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>沒有這個檔案</translation>
    </message>
    <message>
        <source>named twice</source>
        <translation>重複列出</translation>
    </message>
    <message>
        <source>outside the folder</source>
        <translation>在資料夾之外</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>%1 的索引</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), %1 of 25 kB</source>
        <translation>
            <numerusform>%n 行，%1 / 25 kB</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no MEMORY.md yet.</source>
        <translation>尚無 MEMORY.md。</translation>
    </message>
    <message>
        <source>%1. Only the lines up to %2 load.</source>
        <translation>%1。只會載入到第 %2 行。</translation>
    </message>
    <message>
        <source>%1. Near the limit of what loads.</source>
        <translation>%1。接近載入上限。</translation>
    </message>
    <message>
        <source>%1. Everything loads.</source>
        <translation>%1。全部都會載入。</translation>
    </message>
    <message>
        <source>Without a line: %1</source>
        <translation>未列入索引：%1</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修復…</translation>
    </message>
    <message>
        <source>Remove lines that point nowhere or twice, add the missing ones</source>
        <translation>移除無效或重複的行，補上缺少的行</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>以文字編輯</translation>
    </message>
    <message>
        <source>──── loading ends here ────</source>
        <translation>──── 載入到此為止 ────</translation>
    </message>
</context>
<context>
    <name>memorydesk::KeyListDialog</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Letters act while a list or the card has the focus, never while you type.</source>
        <translation>字母鍵只在清單或卡片有焦點時作用，輸入文字時絕不作用。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>memorydesk::LanesPane</name>
    <message>
        <source>Lanes and projects</source>
        <translation>分類與專案</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
</context>
<context>
    <name>memorydesk::LibraryPage</name>
    <message>
        <source>%1 takes nothing: %2</source>
        <translation>無法放入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n memories</source>
        <translation>
            <numerusform>%n 則記憶</numerusform>
        </translation>
    </message>
    <message>
        <source>Save your changes to %1?</source>
        <translation>要儲存對 %1 的修改嗎？</translation>
    </message>
    <message>
        <source>The text was edited and is not written yet.</source>
        <translation>文字已修改，尚未寫入。</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在這裡</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Discard my changes</source>
        <translation>捨棄我的修改</translation>
    </message>
    <message>
        <source>No memory “%1” in this folder</source>
        <translation>此資料夾中沒有記憶「%1」</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>記憶庫</translation>
    </message>
    <message>
        <source>Reading memories…</source>
        <translation>正在讀取記憶…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 個問題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>index %n line(s), %1 of 25 kB</source>
        <translation>
            <numerusform>索引 %n 行，%1 / 25 kB</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>尚未儲存</translation>
    </message>
    <message>
        <source>Filter memories</source>
        <translation>篩選記憶</translation>
    </message>
    <message>
        <source>Choose a memory to read or edit it.</source>
        <translation>選取一則記憶來閱讀或編輯。</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>有問題的</translation>
    </message>
    <message>
        <source>Every type</source>
        <translation>所有類型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>類型</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>&amp;New memory…</source>
        <translation>新增記憶(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Preview or source</source>
        <translation>預覽或原始文字(&amp;P)</translation>
    </message>
    <message>
        <source>Show the &amp;index</source>
        <translation>顯示索引(&amp;I)</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>移到垃圾桶(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移動到(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>複製到(&amp;C)</translation>
    </message>
    <message>
        <source>Change &amp;type</source>
        <translation>變更類型(&amp;T)</translation>
    </message>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>New slug (a–z, 0–9 and hyphens)</source>
        <translation>新的檔名代號（a–z、0–9 與連字號）</translation>
    </message>
</context>
<context>
    <name>memorydesk::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>尋找指令…</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一個窗格</translation>
    </message>
    <message>
        <source>Read everything again</source>
        <translation>全部重新讀取</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>系統語言</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>About Memory Desk</source>
        <translation>關於 Memory Desk</translation>
    </message>
</context>
<context>
    <name>memorydesk::MainWindow</name>
    <message numerus="yes">
        <source>Memory Desk — %n pending</source>
        <translation>
            <numerusform>Memory Desk — %n 則待審</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory Desk</source>
        <translation>Memory Desk</translation>
    </message>
    <message>
        <source>Watch this folder?</source>
        <translation>要監看這個資料夾嗎？</translation>
    </message>
    <message>
        <source>Proposals and memories in it are shown from now on. Nothing in the folder is changed.</source>
        <translation>從現在起會顯示其中的提案與記憶。資料夾裡的東西不會變更。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>監看</translation>
    </message>
</context>
<context>
    <name>memorydesk::MemoryListModel</name>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
</context>
<context>
    <name>memorydesk::MemoryPane</name>
    <message>
        <source>The file changed on disk. Choose in the bar above the text first.</source>
        <translation>磁碟上的檔案已變更，請先在文字上方的列中選擇。</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Write the file (Ctrl+S)</source>
        <translation>寫入檔案（Ctrl+S）</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Preview or source (Ctrl+E)</source>
        <translation>預覽或原始文字（Ctrl+E）</translation>
    </message>
    <message>
        <source>Text of the memory</source>
        <translation>記憶的文字</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁碟上</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>Linked from: %1</source>
        <translation>被連結於：%1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) changed on both sides. Both versions stand between the marks.</source>
        <translation>
            <numerusform>有 %n 處兩邊都改了，兩個版本都保留在標記之間。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both changes are in your text. Save writes it.</source>
        <translation>兩邊的變更都已在你的文字中，儲存後寫入。</translation>
    </message>
    <message>
        <source>Your text stays. Save puts it in place of the version on disk.</source>
        <translation>保留你的文字，儲存後會取代磁碟上的版本。</translation>
    </message>
</context>
<context>
    <name>memorydesk::NewMemoryDialog</name>
    <message>
        <source>Create</source>
        <translation>建立</translation>
    </message>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
</context>
<context>
    <name>memorydesk::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>memorydesk::PageBar</name>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Find a command (%1)</source>
        <translation>尋找指令 (%1)</translation>
    </message>
</context>
<context>
    <name>memorydesk::ProblemList</name>
    <message>
        <source>No problems</source>
        <translation>沒有問題</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 個問題</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
</context>
<context>
    <name>memorydesk::ProblemModel</name>
    <message>
        <source>Cross-project</source>
        <translation>跨專案</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
</context>
<context>
    <name>memorydesk::ProblemsPage</name>
    <message>
        <source>Every kind</source>
        <translation>所有種類</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Reading memories…</source>
        <translation>正在讀取記憶…</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 個問題</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>篩選問題</translation>
    </message>
    <message>
        <source>Every severity</source>
        <translation>所有嚴重程度</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show dismissed</source>
        <translation>顯示不再提示的</translation>
    </message>
    <message>
        <source>&amp;Open the place</source>
        <translation>開啟該處(&amp;O)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
    <message>
        <source>Fix all of this kind…</source>
        <translation>修正所有此類問題…</translation>
    </message>
    <message>
        <source>&amp;Dismiss for good</source>
        <translation>永遠不再提示(&amp;D)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>不再提示</translation>
    </message>
</context>
<context>
    <name>memorydesk::ProposalDelegate</name>
    <message>
        <source>%1 low</source>
        <translation>%1 偏低</translation>
    </message>
</context>
<context>
    <name>memorydesk::ProposalModel</name>
    <message>
        <source>(without a name)</source>
        <translation>（沒有名稱）</translation>
    </message>
    <message>
        <source>already stored</source>
        <translation>已存過</translation>
    </message>
</context>
<context>
    <name>memorydesk::RememberDialog</name>
    <message>
        <source>Written by hand.</source>
        <translation>手動寫下。</translation>
    </message>
</context>
<context>
    <name>memorydesk::ReviewCard</name>
    <message>
        <source>wave %1</source>
        <translation>波次 %1</translation>
    </message>
    <message>
        <source>queued learning</source>
        <translation>佇列中的學習記錄</translation>
    </message>
    <message>
        <source>section in an answer</source>
        <translation>回答中的段落</translation>
    </message>
    <message>
        <source>found by a scan</source>
        <translation>掃描找到</translation>
    </message>
    <message>
        <source>handed over</source>
        <translation>交來的</translation>
    </message>
    <message>
        <source>This section was refused.</source>
        <translation>這個段落不予採用。</translation>
    </message>
    <message>
        <source>A section was found but is incomplete. Missing: %1</source>
        <translation>找到一個段落，但不完整。缺少：%1</translation>
    </message>
    <message>
        <source>The file name is not allowed. Mend it and store.</source>
        <translation>檔名不被允許。修正後即可存下。</translation>
    </message>
    <message>
        <source>The type is not one of the four. Choose one and store.</source>
        <translation>類型不是四種之一。選一個後即可存下。</translation>
    </message>
    <message>
        <source>The section is inside a code block opened at line %1.</source>
        <translation>段落在第 %1 行開始的程式碼區塊裡。</translation>
    </message>
    <message>
        <source>The section is inside a code block opened at line %1 and never closed.</source>
        <translation>段落在第 %1 行開始、沒有結束的程式碼區塊裡。</translation>
    </message>
    <message>
        <source>Use it anyway</source>
        <translation>仍要使用</translation>
    </message>
    <message>
        <source>Gated: %1. The queue is shown, not asked about.</source>
        <translation>閘門關閉：%1。佇列只顯示，不詢問。</translation>
    </message>
    <message numerus="yes">
        <source>Waits for %n agent(s) of the same turn.</source>
        <translation>
            <numerusform>在等同一輪的 %n 個代理。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided. Nothing was written; you can store it at any time.</source>
        <translation>未決。沒有寫入任何東西；隨時可以存下。</translation>
    </message>
    <message>
        <source>Skipped. You can still store it, or take the skip back.</source>
        <translation>已跳過。仍可存下，或收回這次跳過。</translation>
    </message>
    <message>
        <source>The same text is already stored.</source>
        <translation>相同的文字已存過。</translation>
    </message>
    <message>
        <source>Stored by a decision here.</source>
        <translation>已由這裡的決定存下。</translation>
    </message>
</context>
<context>
    <name>memorydesk::SettingsDialog</name>
    <message>
        <source>System language</source>
        <translation>系統語言</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>監看資料夾</translation>
    </message>
</context>
<context>
    <name>memorydesk::StatusStrip</name>
    <message numerus="yes">
        <source>Watching %n folder(s)</source>
        <translation>
            <numerusform>監看 %n 個資料夾</numerusform>
        </translation>
    </message>
    <message>
        <source>live</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>not live</source>
        <translation>非即時</translation>
    </message>
    <message>
        <source>reduced protection</source>
        <translation>保護降低</translation>
    </message>
    <message>
        <source>Looked at every few seconds instead of watched:
%1</source>
        <translation>每隔幾秒查看，而非監看：
%1</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
</context>
</TS>
