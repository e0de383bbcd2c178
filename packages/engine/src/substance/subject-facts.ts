import type { Keyword } from '../research/keyword.ts';
import { commonStems } from './common-words.ts';
import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import { directionOf, product, sumMeaning, sumOf } from './meaning-facts.ts';
import type { WordMeanings } from './word-meanings.ts';

/** What the meanings of words say about a text and its keyword. */
export interface SubjectReading {
  /** Its words are rare enough that a text about it uses at least one of them. */
  readonly isTelling: boolean;
  /**
   * How much closer in meaning the sentences with the keyword are than the other sentences: to the text as a whole, and to the
   * keyword. Differences of cosines.
   */
  readonly company: readonly [number, number];
  /** How close the text as a whole is to the keyword, as a cosine; null where nothing is known of what one of them means. */
  readonly nearness: number | null;
}

/** What draws the facts of a keyword that is rarely used to none, in sentences. */
const PRIOR_SENTENCES = 3;
/** 'Insurance' reaches it, and so do 'emergency' and 'fund' together; 'busy', 'money' and 'computer' do not. */
const TELLING_WEIGHT = 3.5;

/**
 * Compares the meanings of sentences with the text and its keyword. The keyword's own words are left out: they say nothing new.
 * @param ownStems numbers of the keyword's stems
 */
export function readSubjectMeaning(
  sentences: readonly TextSentence[],
  keyword: Keyword,
  ownStems: ReadonlySet<number>,
  meanings: WordMeanings | null,
): SubjectReading {
  if (meanings === null) return { isTelling: true, company: [0, 0], nearness: null };
  const rows = keyword.contentKeys.map((key) => meanings.rowOf(key));
  const common = commonStems('en');
  const told = keyword.contentKeys.reduce((sum, key, at) => {
    const row = rows[at]!;
    return sum + (row === -1 ? (common.has(key) ? 0 : TELLING_WEIGHT) : meanings.weights[row]!);
  }, 0);
  const isTelling = told >= TELLING_WEIGHT;
  const subject = directionOf(sumMeaning(rows, meanings));
  const known = sentences.flatMap((sentence) => {
    const { stems, rows: own, hasKeyword } = sentence;
    const meaning = stems.some((stem) => ownStems.has(stem))
      ? directionOf(
          sumMeaning(
            own.filter((_, at) => !ownStems.has(stems[at]!)),
            meanings,
          ),
        )
      : sentence.direction;
    return meaning === null ? [] : [{ meaning, hasKeyword }];
  });
  const center = directionOf(sumOf(known.map(({ meaning }) => meaning)));
  if (subject === null || center === null) return { isTelling, company: [0, 0], nearness: null };
  const beside = known.filter(({ hasKeyword }) => hasKeyword);
  const others = known.filter(({ hasKeyword }) => !hasKeyword);
  const trust =
    (beside.length / (beside.length + PRIOR_SENTENCES)) * (others.length / (others.length + PRIOR_SENTENCES));
  const lead = (direction: Float64Array): number => {
    const likeness = (list: typeof known): number =>
      mean(list.map(({ meaning }) => product(meaning, direction)));
    return trust * (likeness(beside) - likeness(others));
  };
  return { isTelling, company: [lead(center), lead(subject)], nearness: product(center, subject) };
}
