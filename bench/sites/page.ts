/** Pages and sites as they are planned, with what is true of them: the ledger. */
import type { SiteIssue, SiteVerdict } from '@pagewright/contract/analytics';
import type { WebHost } from '../../tests/fakes/web/start-web-host.ts';
import type { Language, Subject, Thing } from './subjects.ts';
import type { Aspect } from './titles.ts';

export type PageKind = 'home' | 'article' | 'product' | 'listing' | 'tag' | 'short';

/** A planned page. Faults change it before it is rendered. */
export interface Page {
  readonly path: string;
  readonly kind: PageKind;
  readonly thing: Thing | null;
  readonly aspect: Aspect | null;
  title: string;
  h1: string[];
  description: string;
  subheadings: string[];
  /** HTML of paragraphs. */
  paragraphs: string[];
  published: string | null;
  modified: string | null;
  /** Additional elements of the head. */
  head: string;
  language: Language;
  links: { readonly href: string; readonly text: string }[];
  isInSitemap: boolean;
  /** Whether listings and related articles lead to it. */
  isListed: boolean;
  /** Whether something was planted on it, so that faults do not affect each other. */
  isTaken: boolean;
  /** Issues that an audit must find. */
  readonly issues: Set<SiteIssue>;
  /** Issues that an audit may name or not: experts would disagree. */
  readonly unclear: Set<SiteIssue>;
  /** Verdicts that are right. */
  verdicts: readonly SiteVerdict[];
  /** Other text outside of the article, such as a widget; changes of it are no news. */
  widget: string;
}

export type Generator = 'wordpress' | 'ghost' | 'hugo' | 'shop';

/** A response of a site that is no page. */
export interface OtherAnswer {
  readonly status: number;
  readonly location?: string;
  readonly issues: readonly SiteIssue[];
  readonly verdicts: readonly SiteVerdict[];
  readonly isInSitemap: boolean;
}

export type Role = 'own' | 'competitor' | 'press' | 'unrelated';

/** A planned site at its host. */
export interface Site {
  readonly host: WebHost;
  readonly url: string;
  readonly brand: string;
  readonly language: Language;
  readonly generator: Generator;
  readonly subject: Subject;
  readonly role: Role;
  /** Number of its market; unrelated sites have none. */
  readonly market: number | null;
  readonly pages: Page[];
  readonly others: Map<string, OtherAnswer>;
  /** Disallowed paths in the sitemap. */
  readonly blocked: string[];
  readonly images: Map<string, number>;
  /** Answers that are no pages of its own, such as targets of others’ dead links. */
  readonly extras: WebHost['answers'];
  /** Pages for the same search: one of each pair should be merged into the other. */
  readonly pairs: [string, string][];
  /** Addresses with parameters that answer with the page of another path. */
  readonly copies: Map<string, string>;
}

const DAY_MS = 86_400_000;

/** The time a number of days ago. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

/** A page with nothing wrong. */
export function createPage(
  fields: Pick<Page, 'path' | 'kind' | 'title' | 'description' | 'paragraphs' | 'language'> & Partial<Page>,
): Page {
  return {
    thing: null,
    aspect: null,
    h1: [fields.title],
    subheadings: [],
    published: null,
    modified: null,
    head: '',
    links: [],
    isInSitemap: true,
    isListed: true,
    isTaken: false,
    issues: new Set(),
    unclear: new Set(),
    verdicts: ['leave'],
    widget: '',
    ...fields,
  };
}

/** Pages that nothing was planted on. */
export function untouched(site: Site, kind: PageKind = 'article'): Page[] {
  return site.pages.filter((page) => page.kind === kind && !page.isTaken);
}
