import { markup } from '../../../platform/http/pages/markup.ts';
import { renderLayout, type SiteContext } from './layout.ts';
import { siteMessages as say } from './messages.ts';

const noIndex = markup`<meta name="robots" content="noindex">`;

/** The 404 page, with a link back to the site if there is one. */
export function notFoundPage(context: SiteContext | null): string {
  return renderLayout({
    title: say.missingTitle,
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
    context: null,
    head: noIndex,
    main: markup`<h1>${say.failedTitle}</h1>
<p>${say.failed}</p>`,
  });
}
