import type { EvidencePage } from '../evidence/evidence-page.ts';
import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { isSameSearch, parseSearch, searchIdentity } from '../strategy/parse-search.ts';
import type { SearchIntent } from '../strategy/parse-search.ts';
import { SiteCoverage } from '../topics/site-coverage.ts';
import { topicKeys } from '../topics/topic-words.ts';
import type { Topic } from '../topics/types.ts';
import { asWritten } from '../topics/written-form.ts';
import { addressOnly, pageFor, readSite } from './keyword-pages.ts';
import type { ReadSite } from './keyword-pages.ts';
import { nearnessTo, opportunityParts, priorityOf } from './opportunity.ts';
import { preparedPerLanguage } from './sought-keyword.ts';
import type { PreparedKeyword } from './sought-keyword.ts';
import { titleSubjects } from './title-subjects.ts';
import type { TitleSubject } from './title-subjects.ts';
import type { ContentGapInput, Gap, GapPage } from './types.ts';

/** A keyword by the stems of its words. */
interface KeyedKeyword {
  key: string;
  keyword: string;
  topic?: Topic | undefined;
  search?: SearchIntent | undefined;
}

/**
 * Keywords a competitor has a page for and we do not, largest opportunity first. The opportunity is a sum of parts:
 * measured demand, the share of competitors with such a page, closeness to our own pages, and intent.
 */
export function contentGap(input: ContentGapInput): Gap[] {
  const sites = input.competitors.map(readSite);
  const ours = readSite({ name: '', pages: [...input.ours, ...(input.ourAddresses ?? []).map(addressOnly)] });
  const nearness = nearnessTo(
    input.ours.map(({ title }) => title),
    mainLanguage(ours),
  );
  const given = input.keywords ?? [];
  const wanted = given.length > 0 ? given.map((text) => ({ text, language: 'en' })) : titleSubjects(sites);
  const covered: string[] = [];
  const coverage = new SiteCoverage(ours.pages.map(({ page }) => page));
  const found = keyKeywords(wanted).flatMap((one): { gap: Gap; isTopic: boolean }[] => {
    const wordings = [one.keyword, ...(one.topic?.variants ?? [])].map(preparedPerLanguage);
    const pages = sites.flatMap((site) => firstPageFor(site, wordings) ?? []);
    if (pages.length === 0) return [];
    const isCovered =
      firstPageFor(ours, wordings) !== null ||
      (one.topic !== undefined && !coverage.lacks(one.topic)) ||
      (one.search !== undefined && answersSearch(ours, one.search));
    if (isCovered) {
      covered.push(one.key);
      return [];
    }
    const gap = makeGap(one, pages, input, nearness(one.keyword));
    const isTopic = one.topic !== undefined;
    const isNamed = given.length > 0 || isTopic;
    const keyword = isNamed ? gap.keyword : asWritten(gap.keyword, papersOf(pages, sites));
    return [{ gap: { ...gap, keyword }, isTopic }];
  });
  const topics = new Set(found.filter(({ isTopic }) => isTopic).map(({ gap }) => gap));
  const all = found.map(({ gap }) => gap);
  const gaps = (given.length > 0 ? all : dedupeByPages(all, topics)).toSorted(
    (a, b) => b.opportunity - a.opportunity || (a.key < b.key ? -1 : 1),
  );
  return given.length > 0 ? gaps : limitAngles(gaps, covered);
}

/** The page of a site for the first wording that it has one for. */
function firstPageFor(site: ReadSite, wordings: readonly PreparedKeyword[]): GapPage | null {
  for (const wording of wordings) {
    const page = pageFor(site, wording);
    if (page !== null) return page;
  }
  return null;
}

/** Whether a title of a site asks the same as a whole title of another one: 'Choosing a kettle: what matters'. */
function answersSearch({ pages }: ReadSite, sought: SearchIntent): boolean {
  return pages.some(({ page, search }) => page.title !== '' && isSameSearch(sought, search()));
}

/** The pages of gaps with their texts. */
function papersOf(pages: readonly GapPage[], sites: readonly ReadSite[]): EvidencePage[] {
  return pages.flatMap(({ competitor, url, title }) => {
    const site = sites.find(({ name }) => name === competitor);
    return site?.pages.find(({ page }) => page.url === url && page.title === title)?.page ?? [];
  });
}

/** Maximum gaps about one subject that we have pages on: other titles about it must not crowd out new subjects. */
const ANGLES_MAX = 3;

/** Keeps the first gaps that only add to a subject that we cover, and all others. */
function limitAngles(gaps: readonly Gap[], covered: readonly string[]): Gap[] {
  // A single word is too wide a subject: 'jig' is part of things that we do not cover.
  const subjects = covered.filter((key) => key.includes(' ')).toSorted((a, b) => a.length - b.length);
  const counts = new Map<string, number>();
  return gaps.filter(({ key }) => {
    const subject = subjects.find((one) => ` ${key} `.includes(` ${one} `));
    if (subject === undefined) return true;
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return count <= ANGLES_MAX;
  });
}

/** The language of most pages read from a site. */
function mainLanguage({ pages }: ReadSite): string {
  const read = pages.filter(({ page }) => page.title !== '');
  const byLanguage = Map.groupBy(read, ({ lexicon }) => lexicon.language);
  return [...byLanguage].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'en';
}

/** The keywords by stem key, without those that are another wording of one before them: the same words or search. */
function keyKeywords(subjects: readonly TitleSubject[]): KeyedKeyword[] {
  const found = new Map<string, KeyedKeyword>();
  const known = new Set<string>();
  for (const { text, language, topic, search } of subjects) {
    const keyword = prepareKeyword(text, lexiconOf(language));
    const key = keyword?.keys.join(' ') ?? '';
    const spellings = [topicKeys(text, language), ...(topic?.wordings ?? [])].map((keys) => keys.join(''));
    const searches = topic
      ? [topic.name, ...topic.variants].map((name) => parseSearch(name, language))
      : search
        ? [search]
        : [];
    const identities = [...spellings, ...searches.map(searchIdentity)];
    if (keyword !== null && !identities.some((one) => known.has(one)))
      found.set(key, { key, keyword: keyword.text, topic, search });
    for (const one of identities) known.add(one);
  }
  return [...found.values()];
}

function makeGap(
  { key, keyword }: KeyedKeyword,
  pages: readonly GapPage[],
  { competitors, demandOf, intentOf }: ContentGapInput,
  nearness: number | null,
): Gap {
  const having = new Set(pages.map(({ competitor }) => competitor));
  const demand = measuredDemand(demandOf?.(keyword));
  const parts = opportunityParts({
    demand,
    having: having.size,
    competitors: competitors.length,
    nearness,
    intent: intentOf?.(keyword),
  });
  const opportunity = Math.round(parts.reduce((sum, { points }) => sum + points, 0));
  return {
    keyword,
    key,
    opportunity,
    parts,
    priority: priorityOf(opportunity),
    demand,
    missingCompetitors: competitors.map(({ name }) => name).filter((name) => !having.has(name)),
    pages,
    provenance: {
      kind: 'modelled',
      method:
        demand === null
          ? 'share of competitors with a page, nearness to own pages, and intent'
          : 'searches a month, share of competitors with a page, nearness to own pages, and intent',
    },
  };
}

function measuredDemand(demand: number | null | undefined): number | null {
  return demand === undefined || demand === null || !(demand >= 0) ? null : demand;
}

/**
 * Keeps only one of several gaps based on the same pages: the most specific ('espresso machine', not 'espresso'), else
 * the first. Topics rest on more pages than are named, so what single pages target does not replace them.
 */
function dedupeByPages(gaps: readonly Gap[], topics: ReadonlySet<Gap>): Gap[] {
  const pagesOf = (gap: Gap): string =>
    gap.pages.map(({ competitor, url, title }) => `${competitor} ${url ?? title}`).join('\n');
  const isPart = (part: Gap, whole: Gap): boolean => ` ${whole.key} `.includes(` ${part.key} `);
  const byPages = Map.groupBy(gaps, pagesOf);
  return gaps.filter((gap) => {
    const others = byPages.get(pagesOf(gap)) ?? [];
    return !others.some(
      (other) =>
        other !== gap &&
        topics.has(other) === topics.has(gap) &&
        (isPart(gap, other) || (!isPart(other, gap) && others.indexOf(other) < others.indexOf(gap))),
    );
  });
}
