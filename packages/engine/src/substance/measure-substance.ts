import { functionWords } from '../language/function-words.ts';
import { countFamilyWords, countSubjectWords } from '../research/keyword.ts';
import type { Keyword, Occurrence } from '../research/keyword.ts';
import type { Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { coherenceFacts } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import { orderFacts } from './order-facts.ts';
import type { NumberedText } from './number-text.ts';
import { relevanceFacts } from './relevance-facts.ts';
import type { KeywordUse } from './relevance-facts.ts';
import { meaningFacts } from './meaning-facts.ts';
import { readSubjectMeaning } from './subject-facts.ts';
import { getOrderModel } from './word-order.ts';

/** How sentences belong together, and how they relate to the keyword. */
export interface UnityReading {
  readonly sentences: number;
  readonly coherence: readonly number[];
  readonly relevance: readonly number[];
  /** See `SubjectReading`. */
  readonly isTelling: boolean;
  readonly nearness: number | null;
  readonly keywordUses: number;
  /** How often a word of the keyword or its family occurs, inside or outside of its uses. */
  readonly keywordWords: number;
}

/** Measurements of a text's substance, before they are judged. */
export interface SubstanceReading {
  /** Words, headings and lists included; estimated for scripts without spaces. */
  words: number;
  /** Words that count. */
  countedWords: number;
  /** Whether the language has a table of word order; whether its function words are known. */
  hasOrder: boolean;
  hasFunctionWords: boolean;
  /** Whether it has a table of word meanings. */
  hasMeanings: boolean;
  /** Measured on the counted text. */
  unity: UnityReading;
  /** The same including disordered paragraphs, whose sentences still show their subject; null if there are none. */
  unityInDisorder: UnityReading | null;
  /** Mean bond of neighboring words in nats, and the number of pairs; 0 pairs if the language has no table. */
  order: number;
  pairs: number;
  /**
   * Shares (0 to 1) of the running text: words in disordered paragraphs, words in enumerations, repeated runs of six
   * words, and recurring ones among the distinct three-word runs with content words.
   */
  disordered: number;
  enumerated: number;
  repeated: number;
  recurringPhrases: number;
  /** Share (0 to 1) of six-word runs found in one of the pages, quotations aside; null without pages. */
  copied: number | null;
  /** Share (0 to 1) of sentences that contain the keyword. */
  keywordSentences: number;
  places: Readonly<Record<'order' | 'enumerated' | 'repeated' | 'copied' | 'relevance', readonly Place[]>>;
}

/** For Chinese and Japanese. */
const SIGNS_PER_WORD = 1.5;
/** A sentence with a lower mean bond is reported as disordered. */
const LOOSE_BOND = -0.1;
/** A sentence with this share of repeated runs is reported. */
const REPEATED_SHARE = 0.5;

/**
 * Measures the substance of a text for a keyword.
 * @param occurrences all of the keyword's, in reading order
 * @param numbered of the same paper
 * @param counted the paper without paragraphs that add nothing
 */
export function measureSubstance(
  paper: AnalyzedPaper,
  keyword: Keyword,
  occurrences: readonly Occurrence[],
  numbered: NumberedText,
  counted: AnalyzedPaper,
): SubstanceReading {
  const order = getOrderModel(paper.language.code);
  const own = new Set(keyword.contentKeys.map((key) => numbered.numberOf(key)));
  const text = { sentences: [] as TextSentence[], uses: [] as KeywordUse[] };
  const textInDisorder = { sentences: [] as TextSentence[], uses: [] as KeywordUse[] };
  const places = {
    order: [] as Place[],
    enumerated: [] as Place[],
    repeated: [] as Place[],
    copied: [] as Place[],
    relevance: [] as Place[],
  };
  const seen = new Uint8Array(numbered.runs);
  const phraseUses = new Uint32Array(numbered.runs);
  const sum = {
    tokens: 0,
    bonds: 0,
    pairs: 0,
    enumerated: 0,
    runs: 0,
    repeated: 0,
    phrases: 0,
    recurring: 0,
    alone: 0,
    family: 0,
    sampled: 0,
    copied: 0,
    disordered: 0,
    sentences: 0,
    withKeyword: 0,
  };
  let paragraph = 0;
  let next = 0;
  for (const [index, block] of paper.paper.blocks.entries()) {
    const numbers = numbered.blocks[index]!;
    if (numbers === null) continue;
    const analysis = paper.analyses[index]!;
    while (next < occurrences.length && occurrences[next]!.block < index) next += 1;
    sum.alone += countSubjectWords(analysis, keyword);
    sum.family += countFamilyWords(analysis, keyword);
    for (const {
      facts,
      stems,
      rows,
      meaning,
      direction,
      whole,
      runs,
      phrases,
      sampled,
      copied,
    } of numbers.sentences) {
      const { sentence } = facts;
      const place = { block: index, start: sentence.start, end: sentence.end };
      const tokens = sentence.lastToken - sentence.firstToken;
      // Repeated sentences do not lower a share, and their order was measured already.
      const isAgain = seen[whole] === 1;
      seen[whole] = 1;
      if (!isAgain) {
        sum.tokens += tokens;
        if (numbers.isDisordered) sum.disordered += tokens;
        if (facts.isEnumeration) sum.enumerated += tokens;
        sum.bonds += facts.bonds;
        sum.pairs += facts.pairs;
      }
      if (facts.pairs > 0 && facts.bonds < LOOSE_BOND * facts.pairs) places.order.push(place);
      if (facts.isEnumeration) places.enumerated.push(place);
      let repeated = 0;
      for (const run of runs) {
        repeated += seen[run]!;
        seen[run] = 1;
      }
      for (const phrase of phrases) {
        const count = ++phraseUses[phrase]!;
        if (count === 1) sum.phrases += 1;
        if (count === 2) sum.recurring += 1;
      }
      sum.runs += runs.length;
      sum.repeated += repeated;
      if (repeated > runs.length * REPEATED_SHARE) places.repeated.push(place);
      if (!block.inQuote) {
        sum.sampled += sampled;
        sum.copied += copied;
        if (copied > sampled * REPEATED_SHARE) places.copied.push(place);
      }
      const usesHere: KeywordUse[] = [];
      for (; next < occurrences.length; next += 1) {
        const occurrence = occurrences[next]!;
        if (occurrence.block !== index || occurrence.firstToken >= sentence.lastToken) break;
        usesHere.push({ block: analysis, sentence, occurrence });
      }
      const hasKeyword = usesHere.length > 0;
      if (hasKeyword) places.relevance.push(place);
      sum.sentences += 1;
      if (hasKeyword) sum.withKeyword += 1;
      // Excluded text makes a text neither more nor less coherent.
      const isCounted = counted.analyses[index]!.entries.length > 0;
      for (const { sentences, uses } of [
        ...(isCounted ? [text] : []),
        ...(isCounted || numbers.isDisordered ? [textInDisorder] : []),
      ]) {
        uses.push(...usesHere);
        sentences.push({ stems, rows, meaning, direction, paragraph, hasKeyword });
      }
    }
    paragraph += 1;
  }
  const unityOf = ({ sentences, uses }: typeof text): UnityReading => {
    const subject = readSubjectMeaning(sentences, keyword, own, numbered.meanings);
    return {
      sentences: sentences.length,
      coherence: [
        ...coherenceFacts(sentences, numbered.words),
        ...orderFacts(sentences, numbered.words),
        ...meaningFacts(sentences),
      ],
      relevance: [
        ...relevanceFacts(
          { sentences, words: numbered.words, own },
          uses,
          Math.max(0, sum.alone - uses.length * keyword.contentKeys.length),
          order,
        ),
        ...subject.company,
      ],
      isTelling: subject.isTelling,
      nearness: subject.nearness,
      keywordUses: uses.length,
      keywordWords: sum.family,
    };
  };
  const hasDisorder = textInDisorder.sentences.length > text.sentences.length;
  return {
    words: wordsOf(paper),
    countedWords: wordsOf(counted),
    hasOrder: order !== null,
    hasFunctionWords: functionWords(paper.language.code).size > 0 && !paper.isUnspaced,
    hasMeanings: numbered.meanings !== null,
    unity: unityOf(text),
    unityInDisorder: hasDisorder ? unityOf(textInDisorder) : null,
    order: sum.pairs === 0 ? 0 : sum.bonds / sum.pairs,
    pairs: sum.pairs,
    disordered: sum.disordered / Math.max(1, sum.tokens),
    enumerated: sum.enumerated / Math.max(1, sum.tokens),
    repeated: sum.repeated / Math.max(1, sum.runs),
    recurringPhrases: sum.recurring / Math.max(1, sum.phrases),
    copied: numbered.hasPages ? sum.copied / Math.max(1, sum.sampled) : null,
    keywordSentences: sum.withKeyword / Math.max(1, sum.sentences),
    places,
  };
}

const wordsOf = ({ isUnspaced, densityWords, wordCount }: AnalyzedPaper): number =>
  isUnspaced ? densityWords / SIGNS_PER_WORD : wordCount;
