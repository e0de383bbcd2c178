import pageTypes from './page-types.json' with { type: 'json' };
import { headingsOf, pathOf } from './site-page.ts';
import type { SitePage } from './site-page.ts';

/** The type of a page; `article` if there is no sign for another type. */
export type PageType = keyof typeof pageTypes | 'article';

/** Where a sign for a page type was found. */
export interface PageTypeSign {
  in: 'schema' | 'address' | 'title' | 'structure';
  /** The sign itself: a type, a part of the address, words of the title, or the name of a measure. */
  found: string;
}

/** The type of a page with its signs. */
export interface PageTypeFinding {
  type: PageType;
  signs: readonly PageTypeSign[];
}

/**
 * Title and structure describe the text. An address only shows where the page is filed, and a schema is often the same
 * on all pages of a site (`NewsArticle` everywhere), so a general one counts least.
 */
const WEIGHTS = { title: 3, structure: 3, address: 2, schema: 2 } as const;
/** Types that pages usually have in addition to another type. */
const COMPANIONS: ReadonlySet<string> = new Set(['news', 'faq', 'video', 'overview', 'product', 'listicle']);
const COMPANION_WEIGHT = 1;
/** A title with a count: a number below a hundred (so not a year), or 'top ten'. */
const COUNTED = /(?:^|\s)(?:[2-9]|[1-9]\d)\s+(?:\p{L}+[\s-]){0,4}\p{L}{3,}/u;
const NUMBERED_HEADING = /^(?:#\s?)?\d{1,2}[.):]?\s/;
const STEP_HEADING = /^(?:step|schritt|étape|paso)\s+\d/i;
const QUESTION_SHARE = 0.6;

/** Detects the type of a page from its schema, address, title, and structure. */
export function pageTypeOf(page: SitePage): PageTypeFinding {
  const signs = new Map<PageType, PageTypeSign[]>();
  const points = new Map<PageType, number>();
  const add = (type: PageType, sign: PageTypeSign, weight: number): void => {
    const found = signs.get(type) ?? [];
    if (found.some((known) => known.in === sign.in)) return;
    signs.set(type, [...found, sign]);
    points.set(type, (points.get(type) ?? 0) + weight);
  };
  const title = ` ${page.article.title.toLowerCase().replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;
  const segments = new Set(pathOf(page.url).split('/'));
  for (const [name, list] of Object.entries(pageTypes)) {
    const type = name as PageType;
    const schema = list.schema.find((wanted) => page.article.schemaTypes.includes(wanted));
    if (schema !== undefined)
      add(type, { in: 'schema', found: schema }, COMPANIONS.has(type) ? COMPANION_WEIGHT : WEIGHTS.schema);
    const path = list.path.find((wanted) => segments.has(wanted));
    if (path !== undefined) add(type, { in: 'address', found: path }, WEIGHTS.address);
    const words = list.title.find((wanted) => title.includes(` ${wanted} `));
    if (words !== undefined) add(type, { in: 'title', found: words }, WEIGHTS.title);
  }
  if (pathOf(page.url) === '/') add('overview', { in: 'address', found: '/' }, WEIGHTS.address * 2);
  for (const [type, found] of structuralTypes(page)) add(type, { in: 'structure', found }, WEIGHTS.structure);
  let best: PageType = 'article';
  for (const [type, sum] of points) if (sum > (points.get(best) ?? 1)) best = type;
  return { type: best, signs: signs.get(best) ?? [] };
}

function structuralTypes(page: SitePage): [PageType, string][] {
  const headings = headingsOf(page);
  const found: [PageType, string][] = [];
  const share = (pattern: RegExp): number => headings.filter(({ text }) => pattern.test(text)).length;
  if (share(STEP_HEADING) >= 2) found.push(['how_to', 'step_headings']);
  if (share(NUMBERED_HEADING) >= 3 || (COUNTED.test(page.article.title) && headings.length >= 3)) {
    found.push(['listicle', 'numbered_headings']);
  }
  const questions = headings.filter(({ text }) => text.trim().endsWith('?')).length;
  if (questions >= 4 && questions >= headings.length * QUESTION_SHARE)
    found.push(['faq', 'question_headings']);
  if (page.article.isFallback && page.article.links.length > 40)
    found.push(['overview', 'links_without_text']);
  return found;
}
