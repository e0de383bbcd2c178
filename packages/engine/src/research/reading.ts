import type { Block, Place } from '../paper/types.ts';
import { EaseCounter } from '../reading/ease-counts.ts';
import type { EaseCounts } from '../reading/ease-counts.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Sentence } from '../text/read-block.ts';

/** A sentence, paragraph, or section above its length limit. */
export interface LongUnit {
  words: number;
  place: Place;
}

/** Facts about how the text reads. */
export interface ReadingFacts {
  isEnglish: boolean;
  /** Written without spaces between words, so that word counts are meaningless. */
  isUnspaced: boolean;
  words: number;
  /** The same, kept separately because a longer sample is more reliable without reading differently. */
  sample: number;
  sentences: number;
  syllables: number;
  polysyllables: number;
  /** The counts of the reading ease; null for languages other than English. */
  ease: EaseCounts | null;
  /** How much plainer words raise the reading ease: 0 for a text as it is, more after a fix whose gain is computed. */
  easeRaise: number;
  longSentences: readonly LongUnit[];
  paragraphs: number;
  longParagraphs: readonly LongUnit[];
  repeatedOpenings: readonly Place[];
  passiveSentences: readonly Place[];
}

/** Longer sentences are hard to follow: general advice for the web is 20-25 words (GOV.UK: 25). */
export const LONG_SENTENCE_WORDS = 25;
/** Longer paragraphs are a wall of text on a screen (Yoast: 150). */
export const LONG_PARAGRAPH_WORDS = 150;
/** This many sentences in a row with the same first word are monotonous (Yoast: 3). */
export const REPEATED_OPENINGS = 3;

/** Punctuation that makes a list item a sentence, optionally followed by quotes, brackets, and spaces. */
const ENDS_SENTENCE = /[.!?…]["'”’)\]\s]*$/;
const ENDING = 10;

/** Measures how a text reads. Headings, code, tables, and short list items are not running text. */
export function measureReading(paper: AnalyzedPaper): ReadingFacts {
  const facts = {
    isEnglish: paper.language.code === 'en',
    isUnspaced: paper.isUnspaced,
    words: 0,
    sample: 0,
    sentences: 0,
    syllables: 0,
    polysyllables: 0,
    ease: null as EaseCounts | null,
    easeRaise: 0,
    longSentences: [] as LongUnit[],
    paragraphs: 0,
    longParagraphs: [] as LongUnit[],
    repeatedOpenings: [] as Place[],
    passiveSentences: [] as Place[],
  };
  const ease = facts.isEnglish ? new EaseCounter() : null;
  for (const [index, block] of paper.paper.blocks.entries()) {
    const analysis = paper.analyses[index]!;
    if (analysis.entries.length === 0 || !isRunningText(block)) continue;
    ease?.add(analysis);
    const { sentences, tokens } = analysis.reading;
    const placeOf = (first: Sentence, last: Sentence): Place => ({
      block: index,
      start: first.start,
      end: last.end,
    });
    facts.words += tokens.words;
    facts.sentences += sentences.length;
    facts.syllables += analysis.syllables;
    facts.polysyllables += analysis.polysyllables;
    facts.paragraphs += 1;
    if (tokens.words > LONG_PARAGRAPH_WORDS) {
      const place = { block: index, start: 0, end: block.text.length };
      facts.longParagraphs.push({ words: tokens.words, place });
    }
    for (const sentence of sentences) {
      if (sentence.words <= LONG_SENTENCE_WORDS) continue;
      facts.longSentences.push({ words: sentence.words, place: placeOf(sentence, sentence) });
    }
    for (const passive of analysis.passiveSentences) {
      facts.passiveSentences.push(placeOf(sentences[passive]!, sentences[passive]!));
    }
    for (const last of repeatedOpenings(analysis)) {
      facts.repeatedOpenings.push(placeOf(sentences[last + 1 - REPEATED_OPENINGS]!, sentences[last]!));
    }
  }
  facts.sample = facts.words;
  facts.ease = ease?.counts() ?? null;
  return facts;
}

/** Whether a block is read as sentences: no heading, code, table, or short list item. */
export function isRunningText(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.inTable) return false;
  return block.listDepth === 0 || ENDS_SENTENCE.test(block.text.slice(-ENDING));
}

/** The last sentence of each run of sentences with the same first word. */
function repeatedOpenings(analysis: AnalyzedBlock): number[] {
  const found: number[] = [];
  let run = 0;
  let opening = '';
  for (const [index, sentence] of analysis.reading.sentences.entries()) {
    const first = analysis.entries[sentence.firstToken]!.lower;
    run = first === opening ? run + 1 : 1;
    opening = first;
    if (run === REPEATED_OPENINGS) found.push(index);
  }
  return found;
}
