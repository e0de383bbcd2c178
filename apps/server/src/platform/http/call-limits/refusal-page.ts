import { Markup, markup } from '../pages/markup.ts';
import { pagePolicy } from '../pages/send-page.ts';
import { pageStyle } from '../pages/style.ts';
import { currentLanguage } from '../../language/current-language.ts';

const style = `${pageStyle}
main{max-width:40rem;margin:0 auto;padding:clamp(2rem,8vw,6rem) 1.25rem}`;

/** The content security policy of the page. */
export const REFUSAL_POLICY = pagePolicy({ css: style });

/** The page for visitors who are refused for now. */
export function refusalPage(title: string, sentence: string): string {
  return markup`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<meta name="color-scheme" content="light dark">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
</main>
</body>
</html>
`.text;
}
