import type { Place } from '../paper/types.ts';
import type { SubstanceReading, UnityReading } from './measure-substance.ts';
import weights from './substance-weights.json' with { type: 'json' };

/** Checks of a text's substance, in display order; they come before its form. */
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

/** The result of one check. */
export interface SubstanceJudgment {
  code: SubstanceCode;
  /** Share (0 to 1) of the score that remains after this check alone; 1 if nothing is wrong or nothing is known. */
  kept: number;
  /** The figures behind it; empty if there is no simple figure. */
  values: Readonly<Record<string, number | boolean>>;
  places: readonly Place[];
}

/** A linear slope: 1 at `good`, `worst` at `bad`, and interpolated between them. */
interface Slope {
  good: number;
  bad: number;
  worst: number;
}

/** Limits by the articles of the build half, as they are crossed by models that have not seen them (docs/decisions/0017). */
const ENOUGH_WORDS: Slope = { good: 120, bad: 0, worst: 0.15 };
const ORDER: Slope = { good: 0.14, bad: -0.15, worst: 0.15 };
/** Share of words in paragraphs with random word order; one of them may be a list or table in sentence form. */
const DISORDERED: Slope = { good: 0.08, bad: 1, worst: 0.15 };
/** Line-ups, references, and tables in sentence form are legitimate; keyword lists fill most of a text. */
const ENUMERATED: Slope = { good: 0.15, bad: 0.5, worst: 0.3 };
/** An article pasted twice is one half repetition. */
const REPEATED: Slope = { good: 0.3, bad: 0.48, worst: 0.3 };
/**
 * Phrases that recur without their passage, as in randomly combined words. A short text has few phrases, so each
 * recurrence is a larger share.
 */
const RECURRING_PHRASES: Slope = { good: 0.2, bad: 0.3, worst: 0.35 };
const PHRASES_OF_SHORT_TEXT = 20;
/** Two authors on one subject rarely share a run of six words. */
const COPIED: Slope = { good: 0.02, bad: 0.6, worst: 0.25 };
/** A text about its keyword names it in at most every other sentence, very short texts aside. */
const KEYWORD_SENTENCES: Slope = { good: 0.8, bad: 1, worst: 0.25 };
const CRAMMED: Slope = { good: 0.2, bad: 1, worst: 0.6 };
/** Log odds that the sentences come from one text and are in order. */
const SCATTERED: Slope = { good: -1.5, bad: -2.5, worst: 0.35 };
const ALTERNATING_PARAGRAPHS: Slope = { good: -0.7, bad: -1.7, worst: 0.35 };
const ALTERNATING_SENTENCES: Slope = { good: -1.2, bad: -2.2, worst: 0.35 };
const SEQUENCE: Slope = { good: -2.9, bad: -4.2, worst: 0.4 };
/** Log odds that the text is about the keyword rather than having it inserted. */
const COMPANY: Slope = { good: -1.3, bad: -2.1, worst: 0.4 };
const BEGINNING: Slope = { good: -1.3, bad: -2.1, worst: 0.4 };
const INSERTION: Slope = { good: -1.5, bad: -2.2, worst: 0.4 };
const STUFFED: Slope = { good: -0.1, bad: -1.1, worst: 0.35 };
/** Added to the odds when there are few uses: this divided by their number. */
const COMPANY_MARGIN = 3;
const INSERTION_MARGIN = 4;
/** Keyword words per sentence, related forms included: 1 % of real articles have fewer. */
const NAMED: Slope = { good: 0.02, bad: 0, worst: 0.7 };
/**
 * Cosine above which a text covers its keyword in other words: of 2,000 texts on other subjects, one in twenty is above
 * .31, one in fifty above .42.
 */
const NEAR: Slope = { good: 0.4, bad: 0.28, worst: 0 };

/**
 * Number of word pairs, sentences, and keyword uses for a judgment to count in full; at half of it the judgment does
 * not count.
 */
const SURE_PAIRS = 120;
const SURE_SENTENCES = 28;
const SURE_USES = 4;
const SURE_STUFFING = 14;

const cache = new WeakMap<SubstanceReading, { crammed: number; judgments: readonly SubstanceJudgment[] }>();

/**
 * Judges the measured substance of a text; what the language does not support is not judged. Cached with the reading,
 * since most edits leave the substance unchanged.
 * @param crammed how far a keyword or term is crammed into single paragraphs, 0 to 1
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
  // Text excluded as disordered does not remove any doubt.
  const kept = [unity, ...(unityInDisorder === null ? [] : [unityInDisorder])].map((own) =>
    judgeUnity(own, reading.hasMeanings),
  );
  const hundredths = (share: number): number => Math.round(share * 100) / 100;
  const judgments: SubstanceJudgment[] = [
    {
      code: 'enough_text',
      kept: shareOnSlope(ENOUGH_WORDS, words),
      values: { words: Math.round(words), enough: ENOUGH_WORDS.good },
      places: [],
    },
    {
      code: 'word_order',
      kept: Math.min(
        soften(shareOnSlope(ORDER, reading.order), confidence(pairs, SURE_PAIRS)),
        shareOnSlope(DISORDERED, reading.disordered),
      ),
      values: {},
      places: places.order,
    },
    {
      code: 'sentences',
      kept: shareOnSlope(ENUMERATED, reading.enumerated),
      values: { share: hundredths(reading.enumerated) },
      places: places.enumerated,
    },
    {
      code: 'repetition',
      kept: Math.min(
        shareOnSlope(REPEATED, reading.repeated),
        shareOnSlope(
          RECURRING_PHRASES,
          reading.recurringPhrases - reading.repeated - PHRASES_OF_SHORT_TEXT / Math.max(1, words),
        ),
      ),
      values: { share: hundredths(reading.repeated) },
      places: places.repeated,
    },
    {
      code: 'copied',
      kept: shareOnSlope(COPIED, reading.copied ?? 0),
      values: { share: hundredths(reading.copied ?? 0) },
      places: places.copied,
    },
    {
      code: 'stuffing',
      kept: Math.min(
        shareOnSlope(CRAMMED, crammed),
        soften(
          shareOnSlope(KEYWORD_SENTENCES, reading.keywordSentences),
          confidence(unity.sentences, SURE_STUFFING),
        ),
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
  // Excluded text does not make the rest long enough.
  const left = shareOnSlope(ENOUGH_WORDS, reading.countedWords) / shareOnSlope(ENOUGH_WORDS, words);
  return known.map((judgment) =>
    judgment.code === reason ? { ...judgment, kept: judgment.kept * left } : judgment,
  );
}

/** Shares (0 to 1) of the score that remain for coherence and relevance. */
function judgeUnity(
  { sentences, coherence, relevance, isTelling, nearness, keywordUses, keywordWords }: UnityReading,
  hasMeanings: boolean,
): { coherence: number; relevance: number; isRarelyNamed: boolean } {
  const own = hasMeanings ? weights.withMeanings : weights.without;
  const ofSentences = confidence(sentences, SURE_SENTENCES);
  const uses = Math.max(1, keywordUses);
  const oneText = Math.min(
    shareOnSlope(SCATTERED, logOdds(own.strewn, coherence)),
    shareOnSlope(ALTERNATING_PARAGRAPHS, logOdds(own.alternatingParagraphs, coherence)),
    shareOnSlope(ALTERNATING_SENTENCES, logOdds(own.alternatingSentences, coherence)),
    shareOnSlope(SEQUENCE, logOdds(own.sequence, coherence)),
  );
  const ownKeyword = Math.min(
    shareOnSlope(COMPANY, logOdds(own.company, relevance) + COMPANY_MARGIN / uses),
    shareOnSlope(BEGINNING, logOdds(own.beginning, relevance) + COMPANY_MARGIN / uses),
    shareOnSlope(INSERTION, logOdds(own.insertion, relevance) + INSERTION_MARGIN / uses),
    shareOnSlope(STUFFED, logOdds(own.stuffed, relevance) + INSERTION_MARGIN / uses),
  );
  const isInOtherWords = nearness === null ? 0 : shareOnSlope(NEAR, nearness);
  const named = isTelling
    ? soften(shareOnSlope(NAMED, keywordWords / Math.max(1, sentences)), 1 - isInOtherWords)
    : 1;
  const use = soften(ownKeyword, Math.min(ofSentences, confidence(keywordUses, SURE_USES)));
  const naming = soften(named, ofSentences);
  return {
    coherence: soften(oneText, ofSentences),
    relevance: Math.min(use, naming),
    isRarelyNamed: naming < use,
  };
}

/** The check that excludes most of the uncounted text. */
function uncountedFor(reading: SubstanceReading): SubstanceCode {
  const shares: [SubstanceCode, number][] = [
    ['repetition', reading.repeated],
    ['word_order', reading.disordered],
    ['sentences', reading.enumerated],
    ['copied', reading.copied ?? 0],
  ];
  return shares.toSorted((a, b) => b[1] - a[1])[0]![0];
}

/** Coherence and relevance were trained on, and apply to, languages with known word order. */
function isSupported(code: SubstanceCode, { hasOrder, copied }: SubstanceReading): boolean {
  if (code === 'copied') return copied !== null;
  return code === 'word_order' || code === 'coherence' || code === 'relevance' ? hasOrder : true;
}

function shareOnSlope({ good, bad, worst }: Slope, value: number): number {
  const wrong = Math.min(1, Math.max(0, (value - good) / (bad - good)));
  return 1 - wrong * (1 - worst);
}

/** 0 up to half of `sure`, then linear up to 1. */
const confidence = (count: number, sure: number): number => Math.min(1, Math.max(0, count / (sure / 2) - 1));

const soften = (kept: number, sure: number): number => 1 - (1 - kept) * sure;

function logOdds(
  { bias, weights: own }: { bias: number; weights: readonly number[] },
  facts: readonly number[],
) {
  return facts.reduce((sum, fact, at) => sum + own[at]! * fact, bias);
}
