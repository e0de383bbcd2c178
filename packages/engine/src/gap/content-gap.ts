import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { addressOnly, pageFor, preparedPerLanguage, readSite } from './keyword-pages.ts';
import type { ReadSite } from './keyword-pages.ts';
import { titleSubjects } from './title-subjects.ts';
import type { ContentGapInput, Gap, GapPage, GapPriority, IntentShares } from './types.ts';

/** So many competitors must have a page: what only one has may be its own affair. */
const ENOUGH_COMPETITORS = 2;
/** Searches a month, as a power of ten, that make an opportunity of 100: 100,000. */
const FULL_DEMAND = 5;
/** Without a measured demand: what the competitors' coverage and the intent count for. Coverage is seen, intent guessed. */
const COVERAGE_SHARE = 0.7;
const INTENT_SHARE = 0.3;
/** What a visit of each kind is worth to an article; a search for another site is worth nothing. */
const INTENT_WORTH: Readonly<IntentShares> = {
  transactional: 1,
  commercial: 1,
  local: 0.7,
  informational: 0.6,
  navigational: 0,
};
const HIGH_FROM = 70;
const MEDIUM_FROM = 40;
/** Subjects of titles are looked for on every page, so a large site's must stay few enough. */
const MOST_SUBJECTS = 500;

/**
 * Keywords that at least two competitors (or the only one) have a page for and we have not, the largest opportunity
 * first. The opportunity comes from the demand where it is measured, else from the share of competitors with such a
 * page and the intent.
 */
export function contentGap(input: ContentGapInput): Gap[] {
  const sites = input.competitors.map(readSite);
  const ours = readSite({ name: '', pages: [...input.ours, ...(input.ourAddresses ?? []).map(addressOnly)] });
  const needed = Math.min(ENOUGH_COMPETITORS, sites.length);
  const found: Gap[] = [];
  for (const [key, keyword] of keywordsOf(input.keywords ?? [], sites)) {
    const prepared = preparedPerLanguage(keyword);
    const pages = sites.flatMap((site) => pageFor(site, prepared) ?? []);
    if (pages.length === 0 || pages.length < needed) continue;
    if (pageFor(ours, prepared) !== null) continue;
    found.push(makeGap(key, keyword, pages, input));
  }
  const gaps = (input.keywords ?? []).length > 0 ? found : withoutParts(found);
  return gaps.toSorted((a, b) => b.opportunity - a.opportunity || (a.key < b.key ? -1 : 1));
}

/** The keywords by their stem keys; of those of one key the first. */
function keywordsOf(given: readonly string[], sites: readonly ReadSite[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (text: string, language: string): void => {
    const keyword = prepareKeyword(text, lexiconOf(language));
    const key = keyword?.keys.join(' ') ?? '';
    if (keyword !== null && !found.has(key)) found.set(key, keyword.text);
  };
  for (const text of given) add(text, 'en');
  if (given.length > 0) return found;
  for (const { pages } of sites) {
    for (const page of pages) {
      for (const subject of titleSubjects(page)) add(subject, page.lexicon.language);
      if (found.size >= MOST_SUBJECTS) return found;
    }
  }
  return found;
}

function makeGap(key: string, keyword: string, pages: readonly GapPage[], input: ContentGapInput): Gap {
  const having = new Set(pages.map(({ competitor }) => competitor));
  const demand = measuredDemand(input.demandOf?.(keyword));
  const coverage = having.size / input.competitors.length;
  const worth = worthOf(input.intentOf?.(keyword));
  const opportunity = Math.round(
    demand === null
      ? 100 * (COVERAGE_SHARE * coverage + INTENT_SHARE * worth)
      : 100 * Math.min(1, Math.log10(1 + demand) / FULL_DEMAND),
  );
  return {
    keyword,
    key,
    opportunity,
    priority: priorityOf(opportunity),
    demand,
    missingCompetitors: input.competitors.map(({ name }) => name).filter((name) => !having.has(name)),
    pages,
    provenance:
      demand === null
        ? { kind: 'modelled', method: 'share of competitors with a page, and intent' }
        : { kind: 'measured', method: 'logarithm of searches a month' },
  };
}

function measuredDemand(demand: number | null | undefined): number | null {
  return demand === undefined || demand === null || !(demand >= 0) ? null : demand;
}

/** Worth (0 to 1) of a visit by the kind that is worth most of those that may hold. */
function worthOf(intent: IntentShares | undefined): number {
  if (intent === undefined) return INTENT_WORTH.informational;
  return Math.max(
    intent.transactional * INTENT_WORTH.transactional,
    intent.commercial * INTENT_WORTH.commercial,
    intent.local * INTENT_WORTH.local,
    intent.informational * INTENT_WORTH.informational,
  );
}

function priorityOf(opportunity: number): GapPriority {
  if (opportunity >= HIGH_FROM) return 'high';
  return opportunity >= MEDIUM_FROM ? 'medium' : 'low';
}

/** Leaves out what is a part of another gap on the same pages: 'espresso' of 'espresso machine'. */
function withoutParts(gaps: readonly Gap[]): Gap[] {
  const pagesOf = (gap: Gap): string =>
    gap.pages.map(({ competitor, url, title }) => `${competitor} ${url ?? title}`).join('\n');
  const byPages = Map.groupBy(gaps, pagesOf);
  return gaps.filter((gap) => {
    const others = byPages.get(pagesOf(gap)) ?? [];
    return !others.some((other) => other !== gap && ` ${other.key} `.includes(` ${gap.key} `));
  });
}
