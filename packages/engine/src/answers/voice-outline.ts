import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper } from '../paper/types.ts';
import { fleschKincaidGrade } from '../reading/reading-formulas.ts';
import type { Provenance } from '../score/types.ts';
import { createAnswerFinder } from './find-answer.ts';
import { PassageIndex } from './passage-index.ts';
import type { Passage, PassageSource } from './passage-index.ts';
import { isQuestion, parseQuestion } from './question.ts';
import type { Question } from './question.ts';
import { ANSWERING_SHARE } from './heading-answers.ts';

/** Length of a spoken answer in words: voice assistants read about 29 words (Backlinko 2018). */
export const FEWEST_WORDS = 25;
export const MOST_WORDS = 35;
/** About ninth grade (same study); above twelfth grade an answer is too difficult to be spoken. */
export const SPOKEN_GRADE = 9;
const HARDEST_GRADE = 12;
const MAX_SENTENCES = 3;
const MAX_DEPTH = 4;
/** Cost of each excess grade, in coverage; bonus for coming first in a section that asks the question. */
const COST_OF_GRADE = 0.05;
const GAIN_OF_FIRST = 0.15;
const GAIN_OF_HEADING = 0.3;

export interface VoiceAnswer {
  /** Whole sentences as in the source, with single spaces. */
  text: string;
  /** Whitespace-separated words, 25-35. */
  words: number;
  /** Flesch-Kincaid grade; null for texts other than English. */
  grade: number | null;
  /**
   * Share (0 to 1) of the question's weight covered by the answer and its heading, rounded down; 1 only if the answer's
   * own words cover all of it.
   */
  coverage: number;
  source: PassageSource;
}

/** A continuation of a section. */
export interface DepthPoint {
  /** A heading or sentence as in the source. */
  text: string;
  kind: 'heading' | 'sentence';
  source: PassageSource;
}

export interface VoiceSection {
  /** The heading: the question as given. */
  question: string;
  /** Null if nothing in the evidence answers it in 25-35 words. */
  answer: VoiceAnswer | null;
  depth: readonly DepthPoint[];
}

export interface VoiceOutline {
  keyword: string;
  sections: readonly VoiceSection[];
  answered: number;
  provenance: Provenance;
}

export interface VoiceOutlineInput {
  keyword: string;
  questions: readonly string[];
  /** Our own text, searched first. */
  paper?: Paper | null;
  pages?: readonly EvidencePage[];
  language?: string | null;
}

/** Outlines an article for spoken answers: for each question a short answer from the evidence, then details. */
export function createVoiceOutline(input: VoiceOutlineInput): VoiceOutline {
  const own = input.paper ? [{ url: null, title: '', paper: input.paper }] : [];
  const pages = [...own, ...(input.pages ?? [])];
  const indexes = pages.map((page, at) => new PassageIndex(page, at < own.length, input.language));
  const finder = createAnswerFinder(pages);
  const questions = [...new Set(input.questions.map((text) => text.trim()))].filter((text) => text !== '');
  const used = new Set<string>();
  const sections = questions.map((text): VoiceSection => {
    const found = finder.find(text);
    const index = found === null ? undefined : indexes[found.page];
    const best =
      index && found?.place
        ? bestAnswer(index, parseQuestion(text, index.analyzed.lexicon), used, found.place.block)
        : null;
    if (best !== null) used.add(best.answer.text);
    return { question: text, answer: best?.answer ?? null, depth: findDepth(indexes, text, best) };
  });
  const answered = sections.filter(({ answer }) => answer !== null).length;
  return {
    keyword: input.keyword.trim(),
    sections,
    answered,
    provenance: {
      kind: 'modelled',
      method: 'answers that stand in the evidence, of the length and grade that are read aloud',
    },
  };
}

interface Candidate {
  answer: VoiceAnswer;
  value: number;
  index: PassageIndex;
  section: number;
}

/**
 * A text as a spoken answer to a question, if it qualifies: 25-35 words that are easy to say and cover the question.
 */
export function findVoiceAnswer(
  question: string,
  paper: Paper,
  language: string | null = null,
): VoiceAnswer | null {
  const index = new PassageIndex({ url: null, title: '', paper }, true, language);
  const read = parseQuestion(question, index.analyzed.lexicon);
  return bestAnswer(index, read, new Set(), null)?.answer ?? null;
}

/** The best answer of 25-35 words that starts in a block; null for any block. */
function bestAnswer(
  index: PassageIndex,
  question: Question,
  used: ReadonlySet<string>,
  block: number | null,
): Candidate | null {
  if (question.total === 0) return null;
  const headings = index.headingCoverage(question);
  const begins = new Set<number>();
  for (const at of index.matches(question)) {
    for (let from = Math.max(0, at - MAX_SENTENCES + 1); from <= at; from += 1) begins.add(from);
  }
  for (const [at, { ordinal, section }] of index.passages.entries()) {
    if (ordinal < 2 && headings[section]! >= ANSWERING_SHARE) begins.add(at);
  }
  let best: Candidate | null = null;
  for (const from of begins) {
    if (block !== null && index.passages[from]!.block !== block) continue;
    const candidate = answerFrom(index, from, question, headings);
    if (candidate === null || used.has(candidate.answer.text)) continue;
    if (best === null || candidate.value > best.value) best = candidate;
  }
  return best;
}

/** The answer of 25-35 words starting with a passage, if its sentences add up to that. */
function answerFrom(
  index: PassageIndex,
  from: number,
  question: Question,
  headings: readonly number[],
): Candidate | null {
  const first = index.passages[from]!;
  if (first.isDependent || first.text.trimEnd().endsWith('?')) return null;
  let words = 0;
  let syllables = 0;
  const parts: Passage[] = [];
  for (
    let at = from;
    at < index.passages.length && parts.length < MAX_SENTENCES && words < FEWEST_WORDS;
    at += 1
  ) {
    const passage = index.passages[at]!;
    if (passage.block !== first.block) break;
    parts.push(passage);
    words += passage.words;
    syllables += passage.syllables;
  }
  if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
  const heading = headings[first.section]!;
  const keys = parts.flatMap((part) => part.keys);
  const reached = index.coverage(question, keys, first.section);
  if (reached < ANSWERING_SHARE) return null;
  const isEnglish = index.analyzed.language.code === 'en';
  const grade = isEnglish
    ? Math.round(fleschKincaidGrade({ words, sentences: parts.length, syllables, polysyllables: 0 }) * 10) /
      10
    : null;
  if (grade !== null && grade > HARDEST_GRADE) return null;
  const asks = isQuestion(index.headingText(first.section));
  const value =
    reached +
    heading * (asks ? GAIN_OF_HEADING : GAIN_OF_HEADING / 2) +
    (first.ordinal === 0 ? GAIN_OF_FIRST : 0) -
    Math.max(0, (grade ?? SPOKEN_GRADE) - SPOKEN_GRADE) * COST_OF_GRADE;
  const place = { block: first.block, start: first.start, end: parts.at(-1)!.end };
  const text = parts.map((part) => part.text.replaceAll(/\s+/g, ' ')).join(' ');
  const source = index.source(place);
  return {
    answer: { text, words, grade, coverage: toHundredths(reached), source },
    value,
    index,
    section: first.section,
  };
}

/** Rounded down, so that it is 1 only if the answer's own words cover the whole question. */
function toHundredths(share: number): number {
  // 0.29 * 100 is 28.999…
  return share === 1 ? 1 : Math.min(99, Math.floor(share * 100 + 1e-9)) / 100;
}

/** Headings of other sections on the question, then the sentences after the answer. */
function findDepth(indexes: readonly PassageIndex[], text: string, best: Candidate | null): DepthPoint[] {
  const found: DepthPoint[] = [];
  const seen = new Set([text.toLowerCase()]);
  const add = (point: DepthPoint): void => {
    const key = point.text.toLowerCase();
    if (found.length >= MAX_DEPTH || key === '' || seen.has(key)) return;
    seen.add(key);
    found.push(point);
  };
  for (const index of indexes) {
    const question = parseQuestion(text, index.analyzed.lexicon);
    for (const [section, reached] of index.headingCoverage(question).entries()) {
      if (reached < ANSWERING_SHARE || (index === best?.index && section === best.section)) continue;
      const { heading } = index.sections[section]!;
      const end = index.analyzed.paper.blocks[heading]!.text.length;
      const source = index.source({ block: heading, start: 0, end });
      add({ text: index.headingText(section), kind: 'heading', source });
    }
  }
  if (best === null) return found;
  const { place } = best.answer.source;
  for (const passage of best.index.passages) {
    const isAfter =
      passage.block > place.block || (passage.block === place.block && passage.start >= place.end);
    if (passage.section !== best.section || !isAfter) continue;
    const { block, start, end } = passage;
    add({
      text: passage.text.replaceAll(/\s+/g, ' '),
      kind: 'sentence',
      source: best.index.source({ block, start, end }),
    });
  }
  return found;
}
