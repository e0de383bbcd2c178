import { markup } from '../../../platform/http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import { renderLayout, type SiteContext } from './layout.ts';

const noIndex = markup`<meta name="robots" content="noindex">`;

/** The 404 page, with a link back to the site if there is one. */
export function notFoundPage(context: SiteContext | null): string {
  return renderLayout({
    title: say.missingTitle,
    language: 'en',
    context,
    head: noIndex,
    main: markup`<h1>${say.missingTitle}</h1>
<p>${say.missing}</p>
${context && markup`<p><a href="${context.address.path()}">${say.allArticles}</a></p>`}`,
  });
}

/** The page shown when rendering failed. */
export function errorPage(): string {
  return renderLayout({
    title: say.failedTitle,
    language: 'en',
    context: null,
    head: noIndex,
    main: markup`<h1>${say.failedTitle}</h1>
<p>${say.failed}</p>`,
  });
}
