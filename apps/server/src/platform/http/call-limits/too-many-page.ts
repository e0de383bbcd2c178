import { Markup, markup } from '../pages/markup.ts';
import { pagePolicy } from '../pages/send-page.ts';
import { pageStyle } from '../pages/style.ts';
import { currentLanguage } from '../../language/current-language.ts';
import { httpMessages as say } from '../messages.ts';

const style = `${pageStyle}
main{max-width:40rem;margin:0 auto;padding:clamp(2rem,8vw,6rem) 1.25rem}`;

/** The content security policy of the page. */
export const TOO_MANY_POLICY = pagePolicy({ css: style });

/** The page for visitors whose network requested too many pages. */
export function tooManyPage(): string {
  return markup`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${say.tooManyTitle}</title>
<meta name="color-scheme" content="light dark">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${say.tooManyTitle}</h1>
<p>${say.tooManyPages}</p>
</main>
</body>
</html>
`.text;
}
