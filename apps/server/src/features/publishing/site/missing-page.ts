import { markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import { layOut, type SitePlace } from './layout.ts';

const noIndex = markup`<meta name="robots" content="noindex">`;

/** The page of an address at which there is nothing, with the way back to the site where there is one. */
export function missingPage(place: SitePlace | null): string {
  return layOut({
    title: say.missingTitle,
    language: 'en',
    place,
    head: noIndex,
    main: markup`<h1>${say.missingTitle}</h1>
<p>${say.missing}</p>
${place && markup`<p><a href="${place.address.path()}">${say.allArticles}</a></p>`}`,
  });
}

/** The page that stands in for one that could not be made. */
export function failurePage(): string {
  return layOut({
    title: say.failedTitle,
    language: 'en',
    place: null,
    head: noIndex,
    main: markup`<h1>${say.failedTitle}</h1>
<p>${say.failed}</p>`,
  });
}
