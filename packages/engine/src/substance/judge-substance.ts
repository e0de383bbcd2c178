import type { Place } from '../paper/types.ts';
import type { SubstanceReading, UnityReading } from './read-substance.ts';
import weights from './substance-weights.json' with { type: 'json' };

/** What is asked of a text before its form counts, in the order in which it is shown. */
export const SUBSTANCE_CODES = [
  'enough_text',
  'word_order',
  'sentences',
  'repetition',
  'copied',
  'stuffing',
  'coherence',
  'relevance',
] as const;

export type SubstanceCode = (typeof SUBSTANCE_CODES)[number];

/** How one question is answered. */
export interface SubstanceJudgment {
  code: SubstanceCode;
  /** Share (0 to 1) of the score that is left by it alone; 1 where nothing is wrong or nothing is known. */
  kept: number;
  /** What it rests on; none where it is no plain figure. */
  values: Readonly<Record<string, number | boolean>>;
  places: readonly Place[];
}

/** A slope: all is kept on the side of `good`, `worst` is kept on the side of `bad`, and between them in proportion. */
interface Slope {
  good: number;
  bad: number;
  worst: number;
}

/** Limits by the articles of the build half, as they are crossed by models that have not seen them (docs/decisions/0037). */
const ENOUGH_WORDS: Slope = { good: 120, bad: 0, worst: 0.15 };
const ORDER: Slope = { good: 0.14, bad: -0.15, worst: 0.15 };
/** Share of words in paragraphs without any order: a list or a table in sentences may be one. */
const DISORDERED: Slope = { good: 0.08, bad: 1, worst: 0.15 };
/** Line-ups, references and tables in sentences are real too; lists of terms are most of a text. */
const ENUMERATED: Slope = { good: 0.15, bad: 0.5, worst: 0.3 };
/** The article twice is one half. */
const REPEATED: Slope = { good: 0.3, bad: 0.48, worst: 0.3 };
/**
 * Phrases that come again without the passage around them, as in words that are strung together. Of a long text; a short
 * one has few phrases, so that each one that comes again is a larger share.
 */
const RECURRING_PHRASES: Slope = { good: 0.2, bad: 0.3, worst: 0.35 };
const PHRASES_OF_SHORT_TEXT = 20;
/** Two authors on one subject share hardly a run of six words. */
const COPIED: Slope = { good: 0.02, bad: 0.6, worst: 0.25 };
/** A text about its keyword names it in every other sentence at most, very short ones aside. */
const KEYWORD_SENTENCES: Slope = { good: 0.8, bad: 1, worst: 0.25 };
const CRAMMED: Slope = { good: 0.2, bad: 1, worst: 0.6 };
/** Log odds that the sentences come from one text and stand in order. */
const STREWN: Slope = { good: -1.5, bad: -2.5, worst: 0.35 };
const ALTERNATING_PARAGRAPHS: Slope = { good: -0.7, bad: -1.7, worst: 0.35 };
const ALTERNATING_SENTENCES: Slope = { good: -1.2, bad: -2.2, worst: 0.35 };
const SEQUENCE: Slope = { good: -2.9, bad: -4.2, worst: 0.4 };
/** Log odds that the text is about the keyword, rather than the keyword added to it. */
const COMPANY: Slope = { good: -1.3, bad: -2.1, worst: 0.4 };
const BEGINNING: Slope = { good: -1.3, bad: -2.1, worst: 0.4 };
const INSERTION: Slope = { good: -1.5, bad: -2.2, worst: 0.4 };
const STUFFED: Slope = { good: -0.1, bad: -1.1, worst: 0.35 };
/** What is added to the odds for want of uses: this over their number. */
const COMPANY_MARGIN = 3;
const INSERTION_MARGIN = 4;
/** Words of the keyword per sentence, related forms included: 1 % of real articles have fewer. */
const NAMED: Slope = { good: 0.02, bad: 0, worst: 0.7 };
/**
 * A text that is so close to its keyword in meaning says it in other words, as a cosine: of 2,000 texts on another subject one in
 * twenty is closer than .31, one in fifty than .42.
 */
const NEAR: Slope = { good: 0.4, bad: 0.28, worst: 0 };

/** So many pairs of words, sentences and uses of the keyword a judgment needs to count in full; half as many, and it counts for nothing. */
const SURE_PAIRS = 120;
const SURE_SENTENCES = 28;
const SURE_USES = 4;
const SURE_STUFFING = 14;

const cache = new WeakMap<SubstanceReading, { crammed: number; judgments: readonly SubstanceJudgment[] }>();

/**
 * Judges what was measured of a text's substance; what the language leaves out is not judged. Remembered with the reading,
 * because most of what can be put right in a text leaves its substance as it is.
 * @param crammed how far a keyword or a term is crammed into single paragraphs, 0 to 1
 */
export function judgeSubstance(reading: SubstanceReading, crammed: number): readonly SubstanceJudgment[] {
  let known = cache.get(reading);
  if (known?.crammed !== crammed) {
    known = { crammed, judgments: judge(reading, crammed) };
    cache.set(reading, known);
  }
  return known.judgments;
}

function judge(reading: SubstanceReading, crammed: number): SubstanceJudgment[] {
  const { words, pairs, unity, unityInDisorder, places } = reading;
  // What is left out for its disorder takes no doubt with it.
  const kept = [unity, ...(unityInDisorder === null ? [] : [unityInDisorder])].map((own) =>
    judgeUnity(own, reading.hasMeanings),
  );
  const hundredths = (share: number): number => Math.round(share * 100) / 100;
  const judgments: SubstanceJudgment[] = [
    {
      code: 'enough_text',
      kept: keptOn(ENOUGH_WORDS, words),
      values: { words: Math.round(words), enough: ENOUGH_WORDS.good },
      places: [],
    },
    {
      code: 'word_order',
      kept: Math.min(
        soften(keptOn(ORDER, reading.order), sureness(pairs, SURE_PAIRS)),
        keptOn(DISORDERED, reading.disordered),
      ),
      values: {},
      places: places.order,
    },
    {
      code: 'sentences',
      kept: keptOn(ENUMERATED, reading.enumerated),
      values: { share: hundredths(reading.enumerated) },
      places: places.enumerated,
    },
    {
      code: 'repetition',
      kept: Math.min(
        keptOn(REPEATED, reading.repeated),
        keptOn(
          RECURRING_PHRASES,
          reading.recurringPhrases - reading.repeated - PHRASES_OF_SHORT_TEXT / Math.max(1, words),
        ),
      ),
      values: { share: hundredths(reading.repeated) },
      places: places.repeated,
    },
    {
      code: 'copied',
      kept: keptOn(COPIED, reading.copied ?? 0),
      values: { share: hundredths(reading.copied ?? 0) },
      places: places.copied,
    },
    {
      code: 'stuffing',
      kept: Math.min(
        keptOn(CRAMMED, crammed),
        soften(keptOn(KEYWORD_SENTENCES, reading.keywordSentences), sureness(unity.sentences, SURE_STUFFING)),
      ),
      values: { share: hundredths(reading.keywordSentences) },
      places: places.relevance,
    },
    {
      code: 'coherence',
      kept: Math.min(...kept.map(({ coherence }) => coherence)),
      values: {},
      places: [],
    },
    {
      code: 'relevance',
      kept: Math.min(...kept.map(({ relevance }) => relevance)),
      values: { uses: unity.keywordUses, isRarelyNamed: kept.some(({ isRarelyNamed }) => isRarelyNamed) },
      places: places.relevance,
    },
  ];
  const known = judgments.filter(({ code }) => isSupported(code, reading));
  const reason = uncountedFor(reading);
  // What does not count makes no text long enough.
  const left = keptOn(ENOUGH_WORDS, reading.countedWords) / keptOn(ENOUGH_WORDS, words);
  return known.map((judgment) =>
    judgment.code === reason ? { ...judgment, kept: judgment.kept * left } : judgment,
  );
}

/** Shares (0 to 1) of the score that are left for how sentences belong together, and what they say of the keyword. */
function judgeUnity(
  { sentences, coherence, relevance, isTelling, nearness, keywordUses, keywordWords }: UnityReading,
  hasMeanings: boolean,
): { coherence: number; relevance: number; isRarelyNamed: boolean } {
  const own = hasMeanings ? weights.withMeanings : weights.without;
  const ofSentences = sureness(sentences, SURE_SENTENCES);
  const uses = Math.max(1, keywordUses);
  const oneText = Math.min(
    keptOn(STREWN, oddsOf(own.strewn, coherence)),
    keptOn(ALTERNATING_PARAGRAPHS, oddsOf(own.alternatingParagraphs, coherence)),
    keptOn(ALTERNATING_SENTENCES, oddsOf(own.alternatingSentences, coherence)),
    keptOn(SEQUENCE, oddsOf(own.sequence, coherence)),
  );
  const ownKeyword = Math.min(
    keptOn(COMPANY, oddsOf(own.company, relevance) + COMPANY_MARGIN / uses),
    keptOn(BEGINNING, oddsOf(own.beginning, relevance) + COMPANY_MARGIN / uses),
    keptOn(INSERTION, oddsOf(own.insertion, relevance) + INSERTION_MARGIN / uses),
    keptOn(STUFFED, oddsOf(own.stuffed, relevance) + INSERTION_MARGIN / uses),
  );
  const isInOtherWords = nearness === null ? 0 : keptOn(NEAR, nearness);
  const named = isTelling
    ? soften(keptOn(NAMED, keywordWords / Math.max(1, sentences)), 1 - isInOtherWords)
    : 1;
  const use = soften(ownKeyword, Math.min(ofSentences, sureness(keywordUses, SURE_USES)));
  const naming = soften(named, ofSentences);
  return {
    coherence: soften(oneText, ofSentences),
    relevance: Math.min(use, naming),
    isRarelyNamed: naming < use,
  };
}

/** The question by which the largest part of what does not count is left out. */
function uncountedFor(reading: SubstanceReading): SubstanceCode {
  const shares: [SubstanceCode, number][] = [
    ['repetition', reading.repeated],
    ['word_order', reading.disordered],
    ['sentences', reading.enumerated],
    ['copied', reading.copied ?? 0],
  ];
  return shares.toSorted((a, b) => b[1] - a[1])[0]![0];
}

/** Coherence and relevance were fitted, and can be told, in the languages whose word order is known. */
function isSupported(code: SubstanceCode, { hasOrder, copied }: SubstanceReading): boolean {
  if (code === 'copied') return copied !== null;
  return code === 'word_order' || code === 'coherence' || code === 'relevance' ? hasOrder : true;
}

function keptOn({ good, bad, worst }: Slope, value: number): number {
  const wrong = Math.min(1, Math.max(0, (value - good) / (bad - good)));
  return 1 - wrong * (1 - worst);
}

/** 0 up to half of what is sure, from there on in proportion up to 1. */
const sureness = (count: number, sure: number): number => Math.min(1, Math.max(0, count / (sure / 2) - 1));

const soften = (kept: number, sure: number): number => 1 - (1 - kept) * sure;

function oddsOf(
  { bias, weights: own }: { bias: number; weights: readonly number[] },
  facts: readonly number[],
) {
  return facts.reduce((sum, fact, at) => sum + own[at]! * fact, bias);
}
