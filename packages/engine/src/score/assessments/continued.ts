import type { Facts } from '../../research/facts.ts';
import { raisedEase } from '../../reading/ease.ts';
import { HIGHEST_DENSITY, INTRODUCTION_WORDS, SHORT_TEXT_WORDS } from '../../research/keyword-limits.ts';
import { withSpread } from '../../research/keyword-spread.ts';
import { coverageOf } from '../../research/subject.ts';

/**
 * The facts of a text that continues in the same manner up to this many words: sections, sentences, links, lists,
 * figures, and sources like the existing ones, and each keyword and term as often, up to the good range.
 */
export function extendText(facts: Facts, words: number): Facts {
  const { structure, reading, evidence } = facts;
  if (structure.words === 0 || words <= structure.words) return facts;
  const times = words / structure.words;
  const hasHeadings = structure.headings > 0;
  return {
    ...facts,
    keyword: continuedKeyword(facts.keyword, words, times),
    reading: { ...reading, sample: reading.sample * times },
    structure: {
      ...structure,
      words,
      headings: structure.headings * times,
      headingErrors: repeat(structure.headingErrors, times),
      emptySections: repeat(structure.emptySections, times),
      // Without headings, the whole text is one section.
      longSections: hasHeadings
        ? structure.longSections.map((section) => ({
            ...section,
            words: SHORT_TEXT_WORDS + (section.words - SHORT_TEXT_WORDS) * times,
          }))
        : [{ words, place: { block: 0, start: 0, end: 0 } }].filter(
            (section) => section.words > SHORT_TEXT_WORDS,
          ),
      lists: structure.lists * times,
      linkedPages: structure.linkedPages * times,
    },
    evidence: {
      ...evidence,
      words,
      figures: evidence.figures * times,
      citations: evidence.citations * times,
      ownReports: evidence.ownReports * times,
      quotations: evidence.quotations * times,
      claims: evidence.claims * times,
      unsourcedFigures: repeat(evidence.unsourcedFigures, times),
      unsourcedQuotations: repeat(evidence.unsourcedQuotations, times),
    },
    wording: {
      ...facts.wording,
      sentences: facts.wording.sentences * times,
      detailed: facts.wording.detailed * times,
      ownDetailed: facts.wording.ownDetailed === null ? null : facts.wording.ownDetailed * times,
      slips: repeat(facts.wording.slips, times),
      misspellings: facts.wording.misspellings && repeat(facts.wording.misspellings, times),
      breadth: facts.wording.breadth * times ** BREADTH_POWER,
    },
    substance: { ...facts.substance, words: facts.substance.words * times },
    subject: continuedSubject(facts.subject, times),
  };
}

/** The number of distinct words grows with text length to about this power (Heaps' law). */
const BREADTH_POWER = 0.7;

/** Syllables per word and reading ease of the added text: easier than any target. */
const PLAIN_SYLLABLES = 1.3;
const PLAIN_EASE = 65;

/** The facts of a text with some plain words added, in this many sentences. */
export function addPlainText(facts: Facts, words: number, sentences: number): Facts {
  const { keyword, reading, structure, evidence, wording, substance } = facts;
  const isRead = reading.sentences > 0;
  return {
    ...facts,
    keyword: { ...keyword, words: keyword.words + words },
    structure: { ...structure, words: structure.words + words },
    evidence: { ...evidence, words: evidence.words + words },
    wording: { ...wording, sentences: wording.sentences + sentences },
    substance: { ...substance, words: substance.words + words },
    // A text without sentences gets no sentence facts.
    reading: isRead
      ? {
          ...reading,
          words: reading.words + words,
          sample: reading.sample + words,
          sentences: reading.sentences + sentences,
          syllables: reading.syllables + words * PLAIN_SYLLABLES,
          easeRaise:
            reading.easeRaise +
            (Math.max(0, PLAIN_EASE - raisedEase(reading)) * words) / (reading.words + words),
        }
      : reading,
  };
}

/** Repeats list items proportionally to the repeated length. */
function repeat<T>(items: readonly T[], times: number): readonly T[] {
  if (items.length === 0) return items;
  return Array.from({ length: Math.round(items.length * times) }, (_, index) => items[index % items.length]!);
}

function continuedKeyword(keyword: Facts['keyword'], words: number, times: number): Facts['keyword'] {
  const { repetition, headings, positions } = keyword;
  const most = Math.floor((words * HIGHEST_DENSITY) / 100);
  const more = Math.max(0, Math.min(repetition.count * (times - 1), most - repetition.count));
  const moved = positions.map((position) => position / times);
  return {
    ...keyword,
    words: keyword.words * times,
    repetition: { ...repetition, count: repetition.count + more, cleanCount: repetition.cleanCount + more },
    introduction:
      !keyword.introduction.hasPhrase && more > 0 && keyword.words < INTRODUCTION_WORDS
        ? { hasPhrase: true, wordShare: 1 }
        : keyword.introduction,
    headings: { ...headings, count: headings.count * times, withKeyword: headings.withKeyword * times },
    positions: withSpread(moved, more),
  };
}

function continuedSubject(subject: Facts['subject'], times: number): Facts['subject'] {
  if (subject === null) return null;
  const counts = subject.terms.map(({ high }, index) => {
    const count = subject.counts[index]!;
    return Math.max(count, Math.min(count * times, high));
  });
  return { ...subject, counts, coverage: coverageOf(subject.basis, counts, subject.terms) };
}
