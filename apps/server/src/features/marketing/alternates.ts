import { LANGUAGES, type Language } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import type { PlacedPage } from './page.ts';
import { isTranslated } from './pages/index.ts';

/** A version of a page for readers of a language; `x-default` is for everyone else. */
interface Alternate {
  readonly code: Language | 'x-default';
  readonly path: string;
}

/** The languages in which a page exists. */
export function languagesOf({ page, language }: PlacedPage): readonly Language[] {
  return isTranslated(page.path) ? LANGUAGES : [language];
}

/** The versions of a page, including itself, as search engines want to know them. */
export function alternatesOf(placed: PlacedPage): Alternate[] {
  const own = languagesOf(placed).map((code) => ({ code, path: sitePath(placed.page.path, code) }));
  return [...own, ...own.slice(0, 1).map(({ path }) => ({ code: 'x-default' as const, path }))];
}
