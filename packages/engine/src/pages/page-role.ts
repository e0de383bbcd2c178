import furniture from './furniture.json' with { type: 'json' };
import { withoutSiteName } from './site-page.ts';
import type { ExtractedArticle } from '../extraction/extract-article.ts';
import type { PageLink } from '../extraction/page-links.ts';

/**
 * What a page is for, if not for its own text: `about_site` (contact, privacy, the home page), `list` of other pages, or
 * `later_page` of a list. '' for pages with a text of their own.
 */
export type PageRole = '' | 'about_site' | 'list' | 'later_page';

const FURNITURE: ReadonlySet<string> = new Set(furniture);
/** Types by which pages say themselves that they are lists or about the site. */
const TYPES: ReadonlyMap<string, PageRole> = new Map([
  ['CollectionPage', 'list'],
  ['ItemList', 'list'],
  ['SearchResultsPage', 'list'],
  ['ContactPage', 'about_site'],
  ['AboutPage', 'about_site'],
]);
const LATER_PAGE = /\/page\/\d+\/?(?:[?#]|$)|[?&](?:page|paged|pg)=\d+/i;
/** A text of which this share is links to other pages, at least so many, is a list. */
const LINKED_SHARE = 0.5;
const LINKS_MIN = 5;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The role of a page. */
export function pageRole({
  url,
  title,
  article,
}: {
  readonly url: string;
  readonly title: string;
  readonly article: Pick<ExtractedArticle, 'text' | 'links' | 'schemaTypes'>;
}): PageRole {
  if (isLaterPage(url)) return 'later_page';
  if (isAboutSite(url, title)) return 'about_site';
  const stated = article.schemaTypes.map((type) => TYPES.get(type)).find((role) => role !== undefined);
  if (stated !== undefined) return stated;
  return isLinkList(article.links, [article]) ? 'list' : '';
}

/** Whether an address is that of a later page of a list. */
export const isLaterPage = (url: string): boolean => LATER_PAGE.test(url);

/** Whether most words of a text are links to other pages. */
export function isLinkList(
  links: readonly Pick<PageLink, 'inArticle' | 'text'>[],
  texts: readonly { readonly text: string }[],
): boolean {
  const within = links.filter(({ inArticle }) => inArticle);
  if (within.length < LINKS_MIN) return false;
  const linked = within.reduce((sum, { text }) => sum + countWords(text), 0);
  return linked >= LINKED_SHARE * texts.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Whether a page is the home page or about the site itself. */
export function isAboutSite(url: string | null, title: string): boolean {
  const path = (url ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const last = path
    .split('/')
    .findLast((part) => part !== '')
    ?.replace(/\.[a-z]{2,5}$/i, '');
  if (url !== null && last === undefined) return true;
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return FURNITURE.has(plain(last ?? '')) || FURNITURE.has(plain(withoutSiteName(title)));
}
