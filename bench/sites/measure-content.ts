/** Measures content gaps, competitor strategy, freshness, alerts, and emerging topics. */
import {
  analyzeStrategy,
  checkAlerts,
  emergingTopics,
  trackFreshness,
  trackGaps,
} from '@pagewright/contract/advanced';
import type { Caller } from './call-server.ts';
import { judge, type Row } from './judge.ts';
import type { Page, Site } from './page.ts';
import { pageAt, type Market } from './plan-web.ts';
import type { FreshnessTruths } from './plant-changes.ts';
import type { Thing } from './subjects.ts';

/** Share of a topic's pages that must be about the same. */
const MAJORITY = 0.8;
/** Pages that a competitor has about a thing for it to be one of its topics. */
const TOPIC_PAGES = 3;

/** Issues that hide a page or its subject. */
const HIDING = /^(?:title|canonical|sitemap_noindex|h1_missing)/;

const namesOf = ({ one, many, otherOne, otherMany }: Thing): string[] => [
  one,
  many,
  ...(otherOne === null ? [] : [otherOne]),
  ...(otherMany === null ? [] : [otherMany]),
];

/** What most of the pages have in common. */
function commonOf<Value>(pages: readonly Page[], of: (page: Page) => Value | null): Value | null {
  const [first] = [...Map.groupBy(pages, of)].toSorted((a, b) => b[1].length - a[1].length);
  return first && first[0] !== null && first[1].length >= MAJORITY * pages.length ? first[0] : null;
}

const pagesAt = (sites: readonly Site[], urls: readonly (string | null)[]): Page[] =>
  urls.flatMap((url) => (url === null ? [] : (pageAt(sites, url)?.page ?? [])));

/** Gaps among given keywords: things of competitors only, ours in other words, and nobody's. */
export async function measureNamedGaps(caller: Caller, market: Market): Promise<Row> {
  const { ours, gaps, nobodys, competitors, own } = market;
  const keywords = [...ours, ...gaps, ...nobodys].map(({ one }) => one).slice(0, 50);
  const answer = await caller.call(trackGaps, {
    body: { keywords, competitors: competitors.map(({ url }) => url), yourDomain: own.url },
  });
  return judge(
    'gaps, keywords named',
    new Map(gaps.map(({ one }) => [one, 'a thing of competitors only'])),
    answer.gaps.map(({ keyword }) => keyword),
  );
}

/** Gaps without keywords: each is judged by the pages that it names. */
export async function measureFoundGaps(
  caller: Caller,
  { ours, gaps, competitors, own }: Market,
): Promise<Row[]> {
  const answer = await caller.call(trackGaps, {
    body: { competitors: competitors.map(({ url }) => url), yourDomain: own.url },
  });
  const told = answer.gaps.map(({ keyword, pages }) => {
    const known = pagesAt(
      competitors,
      pages.map(({ url }) => url),
    );
    const thing = commonOf(known, (page) => page.thing);
    const [aspect] = known.map((page) => page.aspect);
    return {
      keyword,
      thing,
      aspect,
      isProduct: known.some(({ kind }) => kind === 'product' || kind === 'listing'),
    };
  });
  // Our site sells nothing, so single products of what we write about can be gaps or not; and so can what our only page
  // about it hides, or says no title for.
  const isHidden = (page: Page): boolean => [...page.issues].some((issue) => HIDING.test(issue));
  const judged = told.filter(({ thing, aspect, isProduct }) => {
    if (thing === null || !ours.includes(thing)) return true;
    return (
      !isProduct &&
      !own.pages.some((page) => page.thing === thing && page.aspect === aspect && isHidden(page))
    );
  });
  const isRight = ({ thing }: (typeof told)[number]): boolean => thing !== null && gaps.includes(thing);
  const covered = new Map(gaps.map(({ id }) => [id, 'a thing of competitors only']));
  return [
    judge(
      'gaps, things found',
      covered,
      judged.filter(isRight).flatMap(({ thing }) => thing?.id ?? []),
    ),
    judge(
      'gaps, each keyword found',
      new Map(judged.filter(isRight).map(({ keyword }) => [keyword, ''])),
      judged.map(({ keyword }) => keyword),
    ),
  ];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether the name of a topic has a word of what its pages are about. */
function isNamedAfter(name: string, texts: readonly string[]): boolean {
  const words = new Set(
    texts
      .flatMap((text) => plain(text).split(/[^\p{L}]+/u))
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 4)),
  );
  return plain(name)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word.slice(0, 4)));
}

/** The topics of each competitor, what it lacks, and what we lack. */
export async function measureStrategies(
  caller: Caller,
  { competitors, own, ours, gaps }: Market,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const competitor of competitors) {
    const { strategy } = await caller.call(analyzeStrategy, {
      body: { competitor: competitor.url, yourDomain: own.url },
    });
    const counts = new Map(
      [
        ...Map.groupBy(
          competitor.pages.filter(({ kind }) => kind === 'article' || kind === 'product'),
          ({ thing }) => thing,
        ),
      ].map(([thing, pages]) => [thing, pages.length]),
    );
    const has = (thing: Thing): number => counts.get(thing) ?? 0;
    const sites = [competitor, own];
    const describe = (key: string): string => `${competitor.brand} (${competitor.generator}): ${key}`;
    const topicsOf = (topics: readonly { name: string; pages: readonly string[] }[]) =>
      topics.map(({ name, pages }) => {
        const known = pagesAt(sites, pages);
        const thing = commonOf(known, (page) => page.thing);
        const aspect = commonOf(known, (page) => page.aspect);
        const texts = thing ? namesOf(thing) : aspect ? known.flatMap(({ h1 }) => h1) : [];
        return { name, thing, isNamed: isNamedAfter(name, texts), key: thing?.id ?? `“${name}”` };
      });
    const covered = topicsOf(strategy.topics.covered);
    const rightTopics = covered.filter(({ isNamed }) => isNamed);
    rows.push(
      judge(
        'strategy: topics',
        new Map(rightTopics.map(({ name }) => [name, ''])),
        covered.map(({ name }) => name),
        undefined,
        describe,
      ),
      judge(
        'strategy: things among topics',
        new Map(
          [...ours, ...gaps]
            .filter((thing) => has(thing) >= TOPIC_PAGES)
            .map(({ id }) => [id, 'a thing with three pages']),
        ),
        rightTopics.flatMap(({ thing }) => (thing ? thing.id : [])),
        new Set([...ours, ...gaps].map(({ id }) => id)),
        describe,
      ),
      judge(
        'strategy: missed by us',
        new Map(gaps.filter((thing) => has(thing) >= TOPIC_PAGES).map(({ id }) => [id, 'theirs only'])),
        topicsOf(strategy.topics.missedByUs).map(({ key }) => key),
        // A shop's products of what we write about can be called missing or not: we sell nothing.
        new Set(
          [...gaps, ...(competitor.generator === 'shop' ? ours : [])]
            .filter((thing) => has(thing) > 0)
            .map(({ id }) => id),
        ),
        describe,
      ),
      judge(
        'strategy: missed by them',
        new Map(ours.filter((thing) => has(thing) === 0).map(({ id }) => [id, 'ours only'])),
        topicsOf(strategy.topics.missed).map(({ key }) => key),
        undefined,
        describe,
      ),
    );
  }
  return rows;
}

/** Which pages need an update. */
export async function measureFreshness(caller: Caller, { stale, fresh }: FreshnessTruths): Promise<Row> {
  const answer = await caller.call(trackFreshness, { body: { urls: [...stale.keys(), ...fresh.keys()] } });
  const due = answer.updatePriority.filter(({ priority }) => priority !== 'none');
  return judge(
    'freshness: due',
    stale,
    due.map(({ url }) => url),
    undefined,
    (url) => {
      const reasons = answer.updatePriority.find((page) => page.url === url);
      return `${fresh.get(url) ?? ''} ${url} ${reasons?.priority ?? 'unread'} ${reasons?.reasons.join(' ') ?? ''}`;
    },
  );
}

/** Which pages are said to have changed after they did. */
export async function measureSeenChanges(
  caller: Caller,
  urls: readonly string[],
  { changed, unchanged }: { changed: Map<string, string>; unchanged: Map<string, string> },
): Promise<Row> {
  const answer = await caller.call(trackFreshness, { body: { urls: [...urls], refresh: true } });
  const seen = answer.updatePriority.filter(
    ({ url, seenChangedAt }) => seenChangedAt.length > 0 && (changed.has(url) || unchanged.has(url)),
  );
  return judge(
    'freshness: changes seen',
    changed,
    seen.map(({ url }) => url),
    undefined,
    (url) => `${unchanged.get(url) ?? ''} ${url}`,
  );
}

/** Reads the competitors and returns their alerts as `type url`. */
export async function readAlerts(caller: Caller, { competitors }: Market): Promise<string[]> {
  const { alerts } = await caller.call(checkAlerts, {
    body: { competitors: competitors.map(({ url }) => url) },
  });
  return alerts.map(({ type, url }) => `${type} ${url}`);
}

const SEEDS = 8;

/** Which topics are said to be emerging. */
export async function measureEmerging(
  caller: Caller,
  titles: readonly string[],
  emerging: Map<string, string>,
): Promise<Row> {
  const told: string[] = [];
  for (let from = 0; from < titles.length; from += SEEDS) {
    const { topics } = await caller.call(emergingTopics, {
      body: { seedKeywords: titles.slice(from, from + SEEDS) },
    });
    told.push(...topics.filter(({ trend }) => trend === 'emerging').map(({ topic }) => topic));
  }
  return judge('emerging topics', emerging, told);
}
