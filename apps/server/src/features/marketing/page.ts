import type { Markup } from '../../http/pages/markup.ts';
import type { PageScript } from './built-assets.ts';
import type { SiteFacts } from './site-facts.ts';

/** One page of the marketing site. */
export interface MarketingPage {
  /** For search results and the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** For those who share it; the title and the description where absent. */
  readonly sharedTitle?: string;
  readonly sharedDescription?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The path of the page that this one repeats, which search engines list instead. */
  readonly canonicalPath?: string;
  /** The day that it last changed, ISO 8601; null where nobody keeps it. */
  readonly lastModified: string | null;
  /** The day that an article came out, ISO 8601; absent where the page is none. */
  readonly publishedOn?: string;
  /** What its content is, for machines, by the words of schema.org. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
  /** Scripts beside those of every page. */
  readonly scripts?: readonly PageScript[];
  /** Hosts beside our own that its scripts may come from, and that they may ask and show in frames. */
  readonly sources?: readonly string[];
  /** Whether it finds out who is here, by the identity service's own script where there is one. */
  readonly asksWhoIsHere?: boolean;
  /** Whoever is signed in is led on instead. */
  readonly isForVisitors?: boolean;
  /** What stands between header and footer. */
  readonly body: Markup;
}

/** A page with the path at which it stands. */
export interface PlacedPage {
  /** Begins with a slash. */
  readonly path: string;
  /** Has threads work out what takes long of it, to be awaited before it is made; absent where nothing does. */
  readonly prepare?: () => Promise<void>;
  /** Makes it from what is known of this installation. */
  readonly make: (facts: SiteFacts) => MarketingPage;
  /** The page as the query of its address wants it, which is not kept; null where it asks for nothing. */
  readonly narrowed?: (query: unknown) => PlacedPage | null;
}
