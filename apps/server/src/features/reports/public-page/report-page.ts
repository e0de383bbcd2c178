import type { ReportSection } from '@pagewright/contract/reports';
import type { FastifyReply } from 'fastify';
import { Markup, markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';
import { pagePolicy } from '../../../platform/http/pages/send-page.ts';
import { pageStyle } from '../../../platform/http/pages/style.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { reportsMessages as say } from '../messages.ts';
import type { Brand, ReportRow } from '../repository.ts';
import { createByLine } from '../written/by-line.ts';
import { reportWords as words } from '../written/messages.ts';

const style = `${pageStyle}
main{max-width:54rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) 1.25rem 4rem}
.logo{max-width:11rem;max-height:3.5rem;width:auto;height:auto;border-radius:0;margin:0 0 2rem}
.onlight{background:#fff;padding:.4rem .6rem;border-radius:8px}
.by{color:var(--muted);margin:0 0 1.4rem}.lead{font-size:1.15rem;margin:0 0 2rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.8rem;margin:0 0 2rem;padding:0}
.figures div{background:var(--tint);border:1px solid var(--line);border-radius:10px;padding:.9rem 1rem;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.figures dd{margin:0;font:700 1.7rem/1.2 var(--display)}.figures dt{color:var(--muted);font-size:.9rem}
.points li{margin-bottom:.55em}.points li::marker{color:var(--brand);font-weight:700}
h2{margin:2.2em 0 .7em}h3{margin:1.8em 0 .5em}
th,td{padding:.55em 1.1em .55em 0}th{color:var(--muted);font-size:.9em}td{overflow-wrap:anywhere;min-width:7rem}
.appendix{border-top:1px solid var(--line);margin-top:4rem}
.appendix td{font-size:.93em}
.file{display:inline-block;padding:.6rem 1.1rem;border:1px solid var(--line);border-radius:8px;background:var(--surface);text-decoration:none;font-weight:600;min-height:44px}
form{display:grid;gap:.6rem;max-width:22rem;margin-top:1.5rem}label{font-weight:600}
input,button{font:inherit;min-height:46px;border-radius:8px;border:1px solid var(--muted);padding:0 .9rem;background:var(--surface);color:var(--ink);width:100%}
button{background:var(--brand);border-color:var(--brand);color:var(--paper);font-weight:700;cursor:pointer}
:is(input,button,a):focus-visible{outline:2px solid var(--brand);outline-offset:3px}
.wrong{color:var(--accent);font-weight:600;margin:0}
@media print{main{padding:0;max-width:none}.file{display:none}.figures div{background:none}.onlight{padding:0;border-radius:0}.appendix{break-before:page;border:0;margin:0}.scroll{overflow:visible}td{min-width:0}thead{display:table-header-group}}`;

/** The content security policy of these pages. */
const REPORT_POLICY = pagePolicy({ css: style, hasForm: true });

function page(title: string, main: Markup): string {
  return markup`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.text;
}

/** Not cached, not indexed, and its address is not sent to the pages it links to. */
export function hiddenReply(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
}

/** Sends one of these pages. */
export function sendReportPage(reply: FastifyReply, status: number, body: string): FastifyReply {
  return hiddenReply(reply)
    .code(status)
    .header('content-security-policy', REPORT_POLICY)
    .type('text/html; charset=utf-8')
    .send(body);
}

/** A page with a heading and a sentence. */
export function noticePage(title: string, sentence: string): string {
  return page(title, markup`<h1>${title}</h1>\n<p>${sentence}</p>`);
}

/** Asks for the password of a link; `fault` is the reason it asks again. */
export function passwordPage(path: string, fault: string | null): string {
  return page(
    say.lockedTitle,
    markup`<h1>${say.lockedTitle}</h1>
<p>${say.locked}</p>
<form method="post" action="${path}">
<label for="password">${say.password}</label>
<input id="password" name="password" type="password" autocomplete="off" required autofocus maxlength="128"${
      fault === null ? null : new Markup(' aria-describedby="fault" aria-invalid="true"')
    }>
${fault !== null && markup`<p class="wrong" id="fault" role="alert">${fault}</p>`}
<button type="submit">${say.open}</button>
</form>`,
  );
}

/** Stops or resumes the emails of a report. */
export function switchPage(path: string, isOff: boolean): string {
  return page(
    say.mailsTitle,
    markup`<h1>${say.mailsTitle}</h1>
<p role="status">${isOff ? say.mailsAreOff : say.mailsQuestion}</p>
<form method="post" action="${path}">
<input type="hidden" name="mails" value="${isOff ? 'on' : 'off'}">
<button type="submit">${isOff ? say.mailsOn : say.mailsOff}</button>
</form>`,
  );
}

/** A report for anyone with its link, main points first. */
export function reportPage(row: ReportRow, brand: Brand, pdfPath: string): string {
  const { summary, points, figures, sections, appendix, basis } = row.document;
  return page(
    row.title,
    markup`<article>
<header>
${logoOf(brand)}
<h1>${row.title}</h1>
<p class="by">${createByLine(row, brand.name)}</p>
<p class="lead">${summary}</p>
</header>
${
  figures.length > 0 &&
  markup`<dl class="figures">${figures.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}
${points.length > 0 && markup`<h2>${words.mainPoints}</h2>\n<ol class="points">${points.map((point) => markup`<li>${point}</li>`)}</ol>`}
<p><a class="file" href="${pdfPath}">${words.downloadPdf}</a></p>
${sections.map((section) => sectionOf(section, 'h2'))}
${basis.length > 0 && markup`<h2>${words.basis}</h2>\n<ul class="quiet">${basis.map((line) => markup`<li>${line}</li>`)}</ul>`}
${appendix.length > 0 && markup`<section class="appendix">\n<h2>${words.appendix}</h2>\n${appendix.map((section) => sectionOf(section, 'h3'))}</section>`}
</article>`,
  );
}

/** The logo may be dark, so it has a white background in dark mode too. */
function logoOf({ name, logo }: Brand): MarkupValue {
  return (
    logo &&
    markup`<img class="logo onlight" src="/files/${logo.fileId}" alt="${name}" width="${logo.width}" height="${logo.height}">`
  );
}

function sectionOf({ title, text, table }: ReportSection, level: 'h2' | 'h3'): Markup {
  const heading = level === 'h2' ? markup`<h2>${title}</h2>` : markup`<h3>${title}</h3>`;
  return markup`<section>
${heading}
${text !== null && markup`<p class="quiet">${text}</p>`}
${
  table &&
  markup`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${table.columns.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${table.rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`
}
</section>`;
}
