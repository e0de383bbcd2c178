import type { Keyword } from '../research/keyword.ts';
import { commonStems } from './common-words.ts';
import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import { normalize, dotProduct, sumMeaning, sumVectors } from './meaning-facts.ts';
import type { WordMeanings } from './word-meanings.ts';

/** What word meanings say about a text and its keyword. */
export interface SubjectReading {
  /** Whether the keyword's words are so rare that a text about it uses at least one of them. */
  readonly isTelling: boolean;
  /**
   * How much closer in meaning sentences with the keyword are than other sentences: to the whole text, and to the
   * keyword. Differences of cosines.
   */
  readonly company: readonly [number, number];
  /** Cosine between the whole text and the keyword; null if the meaning of either is unknown. */
  readonly nearness: number | null;
}

/** Prior weight, in sentences, that shrinks the facts of a rarely used keyword. */
const PRIOR_SENTENCES = 3;
/** 'Insurance' reaches it, and so do 'emergency' and 'fund' together; 'busy', 'money', and 'computer' do not. */
const TELLING_WEIGHT = 3.5;

/**
 * Compares the meanings of sentences with the text and its keyword, leaving out the keyword's own words.
 * @param ownStems stem numbers of the keyword
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
  const subject = normalize(sumMeaning(rows, meanings));
  const known = sentences.flatMap((sentence) => {
    const { stems, rows: own, hasKeyword } = sentence;
    const meaning = stems.some((stem) => ownStems.has(stem))
      ? normalize(
          sumMeaning(
            own.filter((_, at) => !ownStems.has(stems[at]!)),
            meanings,
          ),
        )
      : sentence.direction;
    return meaning === null ? [] : [{ meaning, hasKeyword }];
  });
  const center = normalize(sumVectors(known.map(({ meaning }) => meaning)));
  if (subject === null || center === null) return { isTelling, company: [0, 0], nearness: null };
  const beside = known.filter(({ hasKeyword }) => hasKeyword);
  const others = known.filter(({ hasKeyword }) => !hasKeyword);
  const trust =
    (beside.length / (beside.length + PRIOR_SENTENCES)) * (others.length / (others.length + PRIOR_SENTENCES));
  const lead = (direction: Float64Array): number => {
    const likeness = (list: typeof known): number =>
      mean(list.map(({ meaning }) => dotProduct(meaning, direction)));
    return trust * (likeness(beside) - likeness(others));
  };
  return { isTelling, company: [lead(center), lead(subject)], nearness: dotProduct(center, subject) };
}
