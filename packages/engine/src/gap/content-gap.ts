import { prepareKeyword } from '../research/keyword.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { addressOnly, pageFor, readSite } from './keyword-pages.ts';
import type { ReadSite } from './keyword-pages.ts';
import { nearnessTo, opportunityParts, priorityOf } from './opportunity.ts';
import { preparedPerLanguage } from './sought-keyword.ts';
import { titleSubjects } from './title-subjects.ts';
import type { TitleSubject } from './title-subjects.ts';
import type { ContentGapInput, Gap, GapPage } from './types.ts';

/** A keyword by the stems of its words. */
interface KeyedKeyword {
  key: string;
  keyword: string;
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
  const found = keyKeywords(wanted).flatMap((one): Gap[] => {
    const prepared = preparedPerLanguage(one.keyword);
    const pages = sites.flatMap((site) => pageFor(site, prepared) ?? []);
    if (pages.length === 0) return [];
    if (pageFor(ours, prepared) !== null) {
      covered.push(one.key);
      return [];
    }
    return [makeGap(one, pages, input, nearness(one.keyword))];
  });
  const gaps = (given.length > 0 ? found : dedupeByPages(found)).toSorted(
    (a, b) => b.opportunity - a.opportunity || (a.key < b.key ? -1 : 1),
  );
  return given.length > 0 ? gaps : limitAngles(gaps, covered);
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

/** The keywords by stem key; the first one of each key. */
function keyKeywords(subjects: readonly TitleSubject[]): KeyedKeyword[] {
  const found = new Map<string, KeyedKeyword>();
  for (const { text, language } of subjects) {
    const keyword = prepareKeyword(text, lexiconOf(language));
    const key = keyword?.keys.join(' ') ?? '';
    if (keyword !== null && !found.has(key)) found.set(key, { key, keyword: keyword.text });
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
 * the first.
 */
function dedupeByPages(gaps: readonly Gap[]): Gap[] {
  const pagesOf = (gap: Gap): string =>
    gap.pages.map(({ competitor, url, title }) => `${competitor} ${url ?? title}`).join('\n');
  const isPart = (part: Gap, whole: Gap): boolean => ` ${whole.key} `.includes(` ${part.key} `);
  const byPages = Map.groupBy(gaps, pagesOf);
  return gaps.filter((gap) => {
    const others = byPages.get(pagesOf(gap)) ?? [];
    return !others.some(
      (other) =>
        other !== gap &&
        (isPart(gap, other) || (!isPart(other, gap) && others.indexOf(other) < others.indexOf(gap))),
    );
  });
}
