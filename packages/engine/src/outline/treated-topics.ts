import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { similarityFacts, shareFound } from '../similarity/similarity.ts';
import { textVector, withoutKeys } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { sectionsOf } from '../answers/sections.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { headingPurpose } from './heading-purpose.ts';
import { isOwnHeading, isVagueHeading } from './own-headings.ts';
import type { PageHeading } from './page-headings.ts';
import { bareDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';

/** A page treats a heading of another one where a paragraph, with its heading, has so much of its own words. */
const TREATED = 0.7;
/** One rare word alone is found by chance. */
const LEAST_TELLING = 2;
const SAME_TOPIC = 0.5;
const LEAST_SHARE = 0.06;
const MOST_SHARE = 0.2;
const MOST_TOPICS = 7;
/** Longer pages are compared by their first paragraphs. */
const MOST_PASSAGES = 300;
const LONGEST_HEADING = 90;

interface Found {
  heading: PageHeading;
  own: TextVector;
  pages: Set<number>;
  weight: number;
}

/**
 * What one page gives a heading to and another treats in its text under another one: pages of different kinds (a guide, a
 * list of questions, an offer) agree in what they say, seldom in how they head it.
 */
export function treatedTopics(
  headingsOf: readonly (readonly PageHeading[])[],
  papers: readonly AnalysedPaper[],
  pages: readonly EvidencePage[],
  { keyword, language, taken }: { keyword: string; language: string; taken: readonly SectionDraft[] },
): SectionDraft[] {
  if (pages.length < 2) return [];
  const asked = new Set(textVector(keyword, language).keys);
  const passages = papers.map((paper) => passagesOf(paper, language));
  const known = taken
    .flatMap((draft) => [draft, ...draft.children])
    .map(({ text }) => withoutKeys(textVector(text, language), asked));
  const found = headingsOf
    .flat()
    .filter(({ text }) => text.length <= LONGEST_HEADING)
    .filter(({ text }) => !isOwnHeading(text, language) && !isVagueHeading(text, language))
    .flatMap((heading): Found[] => {
      const own = withoutKeys(textVector(heading.text, language), asked);
      if (telling(own) < LEAST_TELLING) return [];
      const treating = passages.flatMap((texts, page) =>
        page === heading.page || texts.some((text) => shareFound(own, text) >= TREATED) ? [page] : [],
      );
      return treating.length < 2 ? [] : [{ heading, own, pages: new Set(treating), weight: own.total }];
    })
    .toSorted((a, b) => b.pages.size - a.pages.size || b.weight - a.weight);
  const kept: Found[] = [];
  for (const candidate of found) {
    if (kept.length === MOST_TOPICS) break;
    const isKnown = [...known, ...kept.map(({ own }) => own)].some(
      (other) => similarityFacts(candidate.own, other).overlap >= SAME_TOPIC,
    );
    if (!isKnown) kept.push(candidate);
  }
  return kept.map(({ heading, pages: treating }) => ({
    ...bareDraft(
      heading.text,
      language === 'en' ? headingPurpose(heading.text) : 'detail',
      'headings',
      heading.position,
      Math.min(MOST_SHARE, Math.max(LEAST_SHARE, heading.share)),
    ),
    pages: treating,
    headings: [heading],
    evidence: [
      { page: heading.page, url: pages[heading.page]!.url, heading: heading.text, place: heading.place },
    ],
  }));
}

const telling = ({ keys, functionWords }: TextVector): number =>
  new Set(keys.filter((_, at) => functionWords[at] === 0)).size;

/** Paragraphs with the heading over them. */
function passagesOf({ paper }: AnalysedPaper, language: string): TextVector[] {
  const found: TextVector[] = [];
  for (const { heading, first, end } of sectionsOf(paper)) {
    const over = heading === -1 ? '' : paper.blocks[heading]!.text;
    for (let at = first; at < end && found.length < MOST_PASSAGES; at += 1)
      found.push(textVector(`${over}. ${paper.blocks[at]!.text}`, language));
  }
  return found;
}
