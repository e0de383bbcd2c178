import { PassageIndex } from '../answers/passage-index.ts';
import type { Passage } from '../answers/passage-index.ts';
import { coverage, parseQuestion } from '../answers/question.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { createSimilarity } from '../similarity/create-similarity.ts';

/** The input of the sentence extraction. */
export interface ExtractionInput {
  readonly pages: readonly EvidencePage[];
  /**
   * What the sentences should be about: a heading, the words before the position, questions. A sentence is scored by
   * the best match.
   */
  readonly about: readonly string[];
  /** What the text already says. Nothing similar is extracted. */
  readonly already: readonly string[];
  readonly most: number;
}

/** A sentence of the evidence, unchanged. */
export interface ExtractedSentence {
  readonly text: string;
  /** Index of its page. */
  readonly page: number;
  /** The heading above it, '' if there is none. */
  readonly heading: string;
  /** Share of the requested subject that it covers, 0 to 1. */
  readonly relevance: number;
}

/** A sentence that covers less is about something else. */
const MIN_RELEVANCE = 0.3;
/** From this similarity on, two sentences say the same. */
const SAME = 0.62;
/** Shorter sentences say little, longer ones are not quotable. */
const MIN_LENGTH = 40;
const MAX_LENGTH = 320;
/** Maximum number of sentences compared with each other. */
const MAX_CANDIDATES = 200;

/**
 * The most relevant sentences of the evidence about something, without duplicates and without what the text already
 * says. They are unchanged. Sentences that depend on their context ('This is why…') are left out.
 */
export function extractSentences({ pages, about, already, most }: ExtractionInput): ExtractedSentence[] {
  const candidates = pages
    .flatMap((page, at) => candidatesOf(page, at, about))
    .toSorted((one, other) => other.relevance - one.relevance);
  const similarity = createSimilarity();
  const said = [...already];
  const found: ExtractedSentence[] = [];
  for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
    if (found.length === most) break;
    if (said.some((text) => similarity.between(text, candidate.text) >= SAME)) continue;
    said.push(candidate.text);
    found.push(candidate);
  }
  return found;
}

function candidatesOf(page: EvidencePage, at: number, about: readonly string[]): ExtractedSentence[] {
  const index = new PassageIndex(page, false);
  const questions = about.map((text) => parseQuestion(text, index.analyzed.lexicon));
  return index.passages.flatMap((passage): ExtractedSentence[] => {
    const text = passage.text.replaceAll(/\s+/g, ' ').trim();
    if (!standsAlone(passage, text)) return [];
    // The words of the heading help, those of the sentence decide.
    const relevance = Math.max(
      0,
      ...questions.map((question) =>
        coverage(question, passage.keys) === 0 ? 0 : index.coverage(question, passage.keys, passage.section),
      ),
    );
    if (relevance < MIN_RELEVANCE) return [];
    return [{ text, page: at, heading: index.headingText(passage.section), relevance }];
  });
}

function standsAlone({ isDependent }: Passage, text: string): boolean {
  return (
    !isDependent &&
    text.length >= MIN_LENGTH &&
    text.length <= MAX_LENGTH &&
    /^["'“‘(]?[\p{Lu}\p{N}]/u.test(text) &&
    /[.!。！…]["'”’)]?$/u.test(text)
  );
}
