import { hostOf, slugWords, subjectKeys } from './site-page.ts';
import type { PageHeading } from './site-page.ts';

/** The content of a page when it was fetched. */
export interface PageSnapshot {
  url: string;
  /** ISO date with time. */
  fetchedAt: string;
  /** HTTP status of the fetch. */
  status: number;
  title: string;
  /** '' if the page has none. */
  description: string;
  headings: readonly PageHeading[];
  /** As declared by the page (BCP 47). Null: English is assumed. */
  language: string | null;
}

/** How a page changed. */
export type PageAlertCode =
  | 'new_page'
  | 'removed_page'
  | 'title_changed'
  | 'headings_changed'
  | 'keyword_targeted';

/** A change of a competitor's page, as a code with its values. */
export interface PageAlert {
  code: PageAlertCode;
  priority: 'high' | 'medium' | 'low';
  /** When the change was seen: the time of the later fetch. */
  timestamp: string;
  /** Host of the page. */
  competitor: string;
  url: string;
  /** Current title and description, or the last ones of a removed page. */
  content: { title: string; description: string };
  /** Tracked keywords that the page targets; for `keyword_targeted`, only the new ones. */
  targetedKeywords: readonly string[];
  values: Readonly<Record<string, number | string | readonly string[]>>;
  provenance: { kind: 'measured'; method: 'page-snapshots' };
}

/** Statuses of a permanently removed page. Others may be temporary. */
const GONE = new Set([404, 410]);
/** Above this share of added and removed headings, a page counts as rewritten. */
const REWRITTEN = 0.3;
/** Headings down to this level show what a page is about. */
const TARGET_LEVEL = 2;

/**
 * Alerts from two snapshots of one page. Null: the page did not exist. A later snapshot that is neither a success nor
 * gone (a server error, a refusal) gives no alert. Most important first.
 */
export function comparePages(
  before: PageSnapshot | null,
  after: PageSnapshot | null,
  keywords: readonly string[],
): PageAlert[] {
  const isThere = (page: PageSnapshot | null): page is PageSnapshot =>
    page !== null && page.status >= 200 && page.status < 300;
  if (!isThere(before)) return isThere(after) && isAbsent(before) ? [newPage(after, keywords)] : [];
  if (after !== null && GONE.has(after.status)) return [removedPage(before, after, keywords)];
  return isThere(after) ? changes(before, after, keywords) : [];
}

/**
 * Alerts from two fetches of a site. Pages are matched by address. A page that is only in the first fetch was not
 * fetched again and gives no alert: a removed page responds with 404 or 410.
 */
export function compareSites(
  before: readonly PageSnapshot[],
  after: readonly PageSnapshot[],
  keywords: readonly string[],
): PageAlert[] {
  const earlier = new Map(before.map((page) => [page.url, page]));
  const order = { high: 0, medium: 1, low: 2 };
  return after
    .flatMap((page) => comparePages(earlier.get(page.url) ?? null, page, keywords))
    .toSorted((a, b) => order[a.priority] - order[b.priority]);
}

function isAbsent(page: PageSnapshot | null): boolean {
  return page === null || GONE.has(page.status);
}

function newPage(page: PageSnapshot, keywords: readonly string[]): PageAlert {
  const targeted = targetedKeywords(page, keywords);
  return alert('new_page', targeted.length > 0 ? 'high' : 'medium', page, page.fetchedAt, targeted, {
    headings: page.headings.length,
  });
}

function removedPage(page: PageSnapshot, after: PageSnapshot, keywords: readonly string[]): PageAlert {
  const targeted = targetedKeywords(page, keywords);
  return alert('removed_page', targeted.length > 0 ? 'high' : 'low', page, after.fetchedAt, targeted, {
    status: after.status,
  });
}

function changes(before: PageSnapshot, after: PageSnapshot, keywords: readonly string[]): PageAlert[] {
  const alerts: PageAlert[] = [];
  const targeted = targetedKeywords(after, keywords);
  const known = new Set(targetedKeywords(before, keywords));
  const gained = targeted.filter((keyword) => !known.has(keyword));
  if (gained.length > 0)
    alerts.push(alert('keyword_targeted', 'high', after, after.fetchedAt, gained, { count: gained.length }));
  if (oneLine(before.title) !== oneLine(after.title)) {
    alerts.push(
      alert('title_changed', 'medium', after, after.fetchedAt, targeted, {
        before: before.title,
        after: after.title,
      }),
    );
  }
  const added = without(after.headings, before.headings);
  const removed = without(before.headings, after.headings);
  if (added.length + removed.length > 0) {
    const share = (added.length + removed.length) / (before.headings.length + after.headings.length);
    alerts.push(
      alert('headings_changed', share > REWRITTEN ? 'medium' : 'low', after, after.fetchedAt, targeted, {
        added,
        removed,
      }),
    );
  }
  return alerts;
}

/** The keywords whose subject words are all in the title, in the address, or in one heading of the first two levels. */
function targetedKeywords(page: PageSnapshot, keywords: readonly string[]): string[] {
  const texts = [
    page.title,
    slugWords(page.url),
    ...page.headings.filter(({ level }) => level <= TARGET_LEVEL).map(({ text }) => text),
  ];
  const found = texts.map((text) => new Set(subjectKeys(text, page.language)));
  return keywords.filter((keyword) => {
    const keys = subjectKeys(keyword, page.language);
    return keys.length > 0 && found.some((text) => keys.every((key) => text.has(key)));
  });
}

/** The headings that another list does not have, including repetitions. */
function without(headings: readonly PageHeading[], others: readonly PageHeading[]): string[] {
  const left = new Map<string, number>();
  for (const { text } of others) left.set(oneLine(text), (left.get(oneLine(text)) ?? 0) + 1);
  return headings
    .map(({ text }) => oneLine(text))
    .filter((text) => {
      const count = left.get(text) ?? 0;
      left.set(text, count - 1);
      return count <= 0;
    });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function alert(
  code: PageAlertCode,
  priority: PageAlert['priority'],
  { url, title, description }: PageSnapshot,
  timestamp: string,
  targeted: readonly string[],
  values: PageAlert['values'],
): PageAlert {
  return {
    code,
    priority,
    timestamp,
    competitor: hostOf(url),
    url,
    content: { title, description },
    targetedKeywords: targeted,
    values,
    provenance: { kind: 'measured', method: 'page-snapshots' },
  };
}
