interface Pasted {
  readonly from: string;
  /** As the program puts it on the clipboard, abridged. */
  readonly html: string;
  /** The resulting text. */
  readonly becomes: string;
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h2 style='mso-margin-top-alt:auto'><span lang=EN-US style='font-family:"Times New Roman";color:#1F3763'>From Word<o:p></o:p></span></h2>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US>Bold</span></b><span lang=EN-US> and <i>italic</i><span style='mso-spacerun:yes'> </span>text.<o:p></o:p></span></p>
<script>alert(1)</script>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h3 dir="ltr" style="line-height:1.38;"><span style="font-size:14pt;font-family:Arial;color:#434343;">From Docs</span></h3><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Bold</span><span style="font-size:11pt;font-weight:400;"> and </span><span style="font-style:italic;">italic</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b>`;

const WEB_PAGE = `<div class="article__body" onclick="alert(1)"><h1 id="top">From the web</h1>
<p style="color:red" onmouseover="alert(1)">A <a href="https://example.com/a?b=1" onclick="alert(1)" target="_blank">link</a> and a <a href="javascript:alert(1)">trap</a>.</p>
<iframe src="https://example.com/"></iframe><img src="x" onerror="alert(1)"><form><input value="typed"></form>
<table class="t"><tbody><tr><th>Head</th></tr><tr><td>Cell</td></tr></tbody></table></div>`;

/** Clipboard markup of common writing tools, and what it must become. */
export const PASTED: readonly Pasted[] = [
  {
    from: 'Word',
    html: WORD,
    becomes: '<h2>From Word</h2><p><strong>Bold</strong> and <em>italic</em> text.</p>',
  },
  {
    from: 'Google Docs',
    html: GOOGLE_DOCS,
    becomes:
      '<h3>From Docs</h3><p><strong>Bold</strong> and <em>italic</em></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
  },
  {
    from: 'a web page',
    html: WEB_PAGE,
    becomes:
      '<h2>From the web</h2><p>A <a href="https://example.com/a?b=1">link</a> and a trap.</p><table><tbody><tr><th><p>Head</p></th></tr><tr><td><p>Cell</p></td></tr></tbody></table>',
  },
];
