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
import { orderModelOf } from './word-order.ts';

/** How sentences belong together, and what they say of the keyword. */
export interface UnityReading {
  readonly sentences: number;
  readonly coherence: readonly number[];
  readonly relevance: readonly number[];
  /** See `SubjectReading`. */
  readonly isTelling: boolean;
  readonly nearness: number | null;
  readonly keywordUses: number;
  /** How often a word of the keyword or of its family stands in it, within its uses or not. */
  readonly keywordWords: number;
}

/** What is measured of a text's substance, before it is judged. */
export interface SubstanceReading {
  /** Words, headings and lists included; of a script without spaces about as many as it would have. */
  words: number;
  /** Those of them that count. */
  countedWords: number;
  /** Its language has a table of word order; its function words are known. */
  hasOrder: boolean;
  hasFunctionWords: boolean;
  /** It has a table of what words mean. */
  hasMeanings: boolean;
  /** Of what counts. */
  unity: UnityReading;
  /** The same together with paragraphs in disorder, whose sentences say what they are about all the same; null without any. */
  unityInDisorder: UnityReading | null;
  /** Mean bond of neighboring words in nats, and of how many pairs; 0 pairs where the language has no table. */
  order: number;
  pairs: number;
  /**
   * Shares (0 to 1) of the running text: words in paragraphs without any order and in enumerations, runs of six words that stood before, and of its different
   * runs of three words that carry a subject those that come again.
   */
  disordered: number;
  enumerated: number;
  repeated: number;
  recurringPhrases: number;
  /** Share (0 to 1) of its runs of six words that stand in one of the pages, quotations aside; null without pages. */
  copied: number | null;
  /** Share (0 to 1) of its sentences that hold the keyword. */
  keywordSentences: number;
  places: Readonly<Record<'order' | 'enumerated' | 'repeated' | 'copied' | 'relevance', readonly Place[]>>;
}

/** Of Chinese and Japanese. */
const SIGNS_PER_WORD = 1.5;
/** A sentence whose words are bound so loosely is named as being in no order. */
const LOOSE_BOND = -0.1;
/** A sentence with so large a share of repeated runs is named. */
const REPEATED_SHARE = 0.5;

/**
 * Measures the substance of a text for a keyword.
 * @param occurrences all of the keyword's, in reading order
 * @param numbered of the same paper
 * @param counted the paper without paragraphs that add nothing of their own
 */
export function readSubstance(
  paper: AnalyzedPaper,
  keyword: Keyword,
  occurrences: readonly Occurrence[],
  numbered: NumberedText,
  counted: AnalyzedPaper,
): SubstanceReading {
  const order = orderModelOf(paper.language.code);
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
      // What stands there again makes no share smaller, and its order is known already.
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
      // What does not count makes a text neither more coherent nor less.
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
