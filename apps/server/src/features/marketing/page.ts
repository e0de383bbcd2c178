import type { Language } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import type { Markup } from '../../platform/http/pages/markup.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import type { PageScript, PageStyle } from './built-assets.ts';
import type { SiteFacts } from './site-facts.ts';

/** One page of the marketing site. */
export interface MarketingPage {
  /** For search results and the browser tab. */
  readonly title: string;
  readonly description: string;
  /** For link previews; the title and description by default. */
  readonly sharedTitle?: string;
  readonly sharedDescription?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The path, without a language, of the page that this one duplicates; search engines index that one instead. */
  readonly canonicalPath?: string;
  /** The date of its last change, ISO 8601; null if unknown. */
  readonly lastModified: string | null;
  /** The publication date of an article, ISO 8601; absent for other pages. */
  readonly publishedOn?: string;
  /** Structured data in the vocabulary of schema.org. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  /** Style sheets in addition to that of every page. */
  readonly styles?: readonly PageStyle[];
  /** Scripts in addition to those of every page. */
  readonly scripts?: readonly PageScript[];
  /** Additional hosts that its scripts may be loaded from, connect to, and show in frames. */
  readonly sources?: readonly string[];
  /** Whether it checks who is signed in, using the identity service's script if there is one. */
  readonly checksSession?: boolean;
  /** Signed-in users are redirected. */
  readonly isForVisitors?: boolean;
  /** The content between header and footer. */
  readonly body: Markup;
}

/** A page of the site. It speaks the current language. */
export interface SitePage {
  /** Starts with a slash and is the same in every language: `/pricing`. */
  readonly path: string;
  /** Computes slow parts in worker threads before rendering, if there are any. */
  readonly prepare?: () => Promise<void>;
  /** Renders the page from the facts about this installation. */
  readonly render: (facts: SiteFacts) => MarketingPage;
  /** The page filtered by the query of its URL, which is not cached; null if there is no filter. */
  readonly filtered?: (query: unknown) => SitePage | null;
}

/** A page in one language, at the path that it has in this language. */
export interface PlacedPage {
  readonly page: SitePage;
  readonly language: Language;
  /** `/es/pricing`. */
  readonly path: string;
}

/** A page in a language. */
export function placePage(page: SitePage, language: Language): PlacedPage {
  return { page, language, path: sitePath(page.path, language) };
}

/** Computes the slow parts of a page, if it has any. */
export async function preparePlaced({ page, language }: PlacedPage): Promise<void> {
  await withLanguage(language, () => page.prepare?.());
}

/** Renders a page in its language. */
export function renderPlaced({ page, language }: PlacedPage, facts: SiteFacts): MarketingPage {
  return withLanguage(language, () => page.render(facts));
}
