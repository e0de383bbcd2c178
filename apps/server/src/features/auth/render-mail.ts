import { Markup, markup } from '../../platform/http/pages/markup.ts';
import type { Mail, OutgoingMail } from '../../providers/mail/port.ts';

/** A stored mail. */
export interface StoredMail extends Pick<Mail, 'key' | 'recipient' | 'subject' | 'text'> {
  readonly actionUrl: string | null;
  readonly actionLabel: string | null;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly language: string | null;
}

const FONT = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Mail clients without style sheets show the light form; those with an automatic dark mode keep its contrast. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#10201c!important}.card{background:#16211e!important;border-color:#2b3a35!important}
.ink{color:#f2f1ec!important}.quiet{color:#b3bdb8!important}.link{color:#6fc7b6!important}
.button{background:#6fc7b6!important;color:#10201c!important}}
@media (max-width:480px){.card{padding:24px 20px!important}}`;
const INK = `color:#16211e;font-family:${FONT};font-size:16px;line-height:1.55`;
const QUIET = `color:#56635e;font-family:${FONT};font-size:13px;line-height:1.5`;

/**
 * Renders a mail as text and as HTML in the product's layout. All text is escaped, and only addresses of this
 * installation become links: user input in names and messages stays plain text.
 */
export function renderMail(mail: StoredMail, publicUrl: string): OutgoingMail {
  const { key, recipient, subject, text, replyTo, unsubscribeUrl } = mail;
  const parts = text.split(/\n{2,}/u).filter((part) => part.trim() !== '');
  const body = parts.map((part, index) => block(part, mail, publicUrl, index === parts.length - 1));
  const page = markup`<!doctype html>
<html lang="${mail.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE_MARKUP}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="link" style="padding:0 4px 16px;color:#0f6b5c;font-family:${FONT};font-size:18px;font-weight:700">Pagewright</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4e1d8;border-top:3px solid #b45309;border-radius:10px;padding:32px">
${body}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${QUIET}"><a class="link" href="${publicUrl}" style="color:#0f6b5c">${publicUrl.replace(/^https?:\/\//u, '')}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return { key, recipient, subject, text, html: page.text, replyTo, unsubscribeUrl };
}

// A constant of this file, without any mail content.
const STYLE_MARKUP = new Markup(STYLE);

function block(
  part: string,
  { actionUrl, actionLabel, unsubscribeUrl }: StoredMail,
  publicUrl: string,
  isLast: boolean,
): Markup {
  const lines = part.split('\n');
  if (actionUrl !== null && part.trim() === actionUrl)
    return markup`<p style="margin:24px 0"><a class="button" href="${actionUrl}" style="display:inline-block;background:#0f6b5c;color:#ffffff;border-radius:8px;padding:12px 22px;font-family:${FONT};font-size:16px;font-weight:600;text-decoration:none">${actionLabel ?? actionUrl}</a></p>
`;
  const [heading = '', ...rest] = lines;
  if (rest.length > 0 && rest.every((line) => line.startsWith('- ')))
    return markup`<p class="ink" style="margin:0 0 6px;font-weight:600;${INK}">${linked(heading, publicUrl)}</p>
<ul class="ink" style="margin:0 0 18px;padding-left:22px;${INK}">${rest.map((line) => markup`<li>${linked(line.slice(2), publicUrl)}</li>`)}</ul>
`;
  const style = isLast && unsubscribeUrl !== null ? QUIET : INK;
  const name = style === QUIET ? 'quiet' : 'ink';
  return markup`<p class="${name}" style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${lines.map((line, index) => [index > 0 && markup`<br>`, linked(line, publicUrl)])}</p>
`;
}

/** Links the addresses of this installation in a line. */
function linked(line: string, publicUrl: string): Markup {
  const pieces = line.split(/(https?:\/\/[^\s<>"]+)/u);
  return markup`${pieces.map((piece) =>
    isOwn(piece, publicUrl)
      ? markup`<a class="link" href="${piece}" style="color:#0f6b5c">${piece}</a>`
      : piece,
  )}`;
}

function isOwn(piece: string, publicUrl: string): boolean {
  return piece === publicUrl || piece.startsWith(`${publicUrl}/`);
}
