import type { Markup } from '../../platform/http/pages/markup.ts';
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
  /** The path of the page that this one duplicates; search engines index that one instead. */
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

/** A page with its path. */
export interface PlacedPage {
  /** Starts with a slash. */
  readonly path: string;
  /** Computes slow parts in worker threads before rendering, if there are any. */
  readonly prepare?: () => Promise<void>;
  /** Renders the page from the facts about this installation. */
  readonly render: (facts: SiteFacts) => MarketingPage;
  /** The page filtered by the query of its URL, which is not cached; null if there is no filter. */
  readonly filtered?: (query: unknown) => PlacedPage | null;
}
