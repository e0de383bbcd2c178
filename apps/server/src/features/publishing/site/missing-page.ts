import { markup } from '../../../http/pages/markup.ts';
import { publishingMessages as say } from '../messages.ts';
import type { Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { layOut } from './layout.ts';

const noIndex = markup`<meta name="robots" content="noindex">`;

/** The page of an address at which there is nothing, with the way back to the site where there is one. */
export function missingPage(site: { readonly site: Site; readonly address: SiteAddress } | null): string {
  return layOut({
    title: say.missingTitle,
    language: 'en',
    site: site && { name: site.site.name, address: site.address },
    head: noIndex,
    main: markup`<h1>${say.missingTitle}</h1>
<p>${say.missing}</p>
${site && markup`<p><a href="${site.address.path()}">${say.allArticles}</a></p>`}`,
  });
}

/** The page that stands in for one that could not be made. */
export function failurePage(): string {
  return layOut({
    title: say.failedTitle,
    language: 'en',
    site: null,
    head: noIndex,
    main: markup`<h1>${say.failedTitle}</h1>
<p>${say.failed}</p>`,
  });
}
