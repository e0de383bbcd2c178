/**
 * Styles of all pages outside the application: light and dark design tokens and text elements. No font is loaded: the
 * system font renders immediately.
 */
export const pageStyle = `
:root{color-scheme:light dark;--paper:#fbfaf7;--surface:#fff;--tint:#f3f1ea;--ink:#16211e;--muted:#55635e;--line:#e4e2db;--brand:#0f6b5c;--accent:#b45309;--edge:rgb(85 99 94/40%);
--text:Inter,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;--display:"Schibsted Grotesk",var(--text);--code:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){:root{--paper:#0f1514;--surface:#161e1c;--tint:#121918;--ink:#ecf1ef;--muted:#a3b1ac;--line:#26312e;--brand:#3fb59e;--accent:#f0a44b;--edge:rgb(236 241 239/28%)}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.7 var(--text);font-variant-numeric:tabular-nums;overflow-wrap:break-word}
h1,h2,h3,h4{font-family:var(--display);font-weight:700;letter-spacing:-.015em;line-height:1.25;margin:2em 0 .6em;text-wrap:balance}
h1{font-size:clamp(1.9rem,1.5rem + 2vw,2.6rem);line-height:1.15;margin:0 0 .5em}h2{font-size:1.5rem}h3{font-size:1.2rem}h4{font-size:1.05rem}
a{color:var(--brand);text-underline-offset:.15em;text-decoration-thickness:.08em}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--brand);outline-offset:3px;border-radius:2px}
p,ul,ol,blockquote,pre,figure,table{margin:0 0 1.15em}
ul,ol{padding-left:1.4em}li>p{margin-bottom:.4em}
blockquote{margin-left:0;padding:.1em 0 .1em 1.2em;border-left:3px solid var(--brand);color:var(--muted)}blockquote>:last-child{margin-bottom:0}
code,pre{font-family:var(--code);font-size:.9em}code{background:var(--tint);border-radius:4px;padding:.1em .3em}
pre{background:var(--tint);border:1px solid var(--line);border-radius:8px;padding:1em;overflow-x:auto;line-height:1.5}pre code{background:none;padding:0}
img{display:block;max-width:100%;height:auto;border-radius:8px}
hr{border:0;border-top:1px solid var(--line);margin:2.5em 0}
table{border-collapse:collapse;font-size:.95em}th,td{border-bottom:1px solid var(--line);padding:.5em .9em .5em 0;text-align:left;vertical-align:top;min-width:5.5rem}th{font-weight:600}td>p:last-child,th>p:last-child{margin:0}
.scroll{overflow-x:auto;margin:0 0 1.15em;background:linear-gradient(to right,var(--paper) 40%,transparent) left/40px 100% no-repeat local,linear-gradient(to left,var(--paper) 40%,transparent) right/40px 100% no-repeat local,linear-gradient(to right,var(--edge),transparent) left/14px 100% no-repeat,linear-gradient(to left,var(--edge),transparent) right/14px 100% no-repeat}.scroll>table{margin:0;min-width:100%}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--surface);padding:.5em 1em;border-radius:8px;z-index:1}
.quiet{color:var(--muted);font-size:.92rem}.quiet a{color:inherit}
.wrap{max-width:44rem;margin:0 auto;padding:0 1.25rem}
@media print{body,.scroll{background:none}body{color:#000;font-size:11pt}.skip,nav{display:none}a{color:inherit}pre,blockquote,img,tr{break-inside:avoid}h2,h3,h4{break-after:avoid}}
`.trim();
