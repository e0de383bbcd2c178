/** A sentence of the running text and its paragraph. */
export interface TextSentence {
  /** Distinct stem numbers. */
  readonly stems: Int32Array;
  /** Rows of the stems in the table of meanings, -1 for unknown ones; empty if the language has no table. */
  readonly rows: readonly number[];
  /** The sum of their meaning vectors; null without a table. */
  readonly meaning: Float64Array | null;
  /** The normalized sum; null if none of the stems is known. */
  readonly direction: Float64Array | null;
  readonly paragraph: number;
  readonly hasKeyword: boolean;
}

/** The number of distinct stems grows with text length to about this power (Heaps' law). */
const HEAPS_POWER = 0.82;
/** A stem found in this many sentences counts as recurring. */
const RECURRING_SENTENCES = 3;
/** Prior weight, in stems, that shrinks distance comparisons in short texts. */
const PRIOR_STEMS = 400;
/** This many of the most frequent stems define the subject. */
const MAIN_STEMS = 5;
/** Sentences this far apart have no more in common than the text overall. */
const FAR_DISTANCE = [9, 11, 13, 15];
/** Added to both sides of a quotient to dampen chance matches in short texts. */
const SMOOTH = 0.02;

/**
 * Coherence of a text: neighboring sentences and paragraphs share words, stems recur, and adjacent sentences have more
 * in common than distant ones.
 * @param words upper bound of the stem numbers
 * @returns stem variety, recurring stems, main stems, similarity of neighbors and the effect of distance on it,
 * sentence alternation, similarity of neighboring paragraphs and their alternation, length
 */
export function coherenceFacts(sentences: readonly TextSentence[], words: number): number[] {
  const counts = new Int32Array(words);
  /** Number of stems by how many sentences contain them. */
  const stemsIn = new Int32Array(sentences.length + 1);
  let total = 0;
  for (const { stems } of sentences) {
    for (const stem of stems) {
      const count = ++counts[stem]!;
      stemsIn[count]! += 1;
      if (count > 1) stemsIn[count - 1]! -= 1;
    }
    total += stems.length;
  }
  let different = 0;
  let recurring = 0;
  const main: number[] = [];
  for (let count = sentences.length; count > 0; count -= 1) {
    different += stemsIn[count]!;
    if (count >= RECURRING_SENTENCES) recurring += count * stemsIn[count]!;
    for (let left = stemsIn[count]!; left > 0 && main.length < MAIN_STEMS; left -= 1) main.push(count);
  }
  const distances = [1, 2, ...FAR_DISTANCE.filter((distance) => distance < sentences.length)];
  const [first = 0, second = 0, ...others] = likenesses(
    sentences.map(({ stems }) => stems),
    distances,
    words,
  );
  const near = (first + second) / 2;
  const far = mean(others);
  const [firstParagraph = 0, secondParagraph = 0] = likenesses(
    paragraphStems(sentences, words),
    [1, 2],
    words,
  );
  const trust = total / (total + PRIOR_STEMS);
  return [
    total === 0 ? 0 : Math.log(different) - HEAPS_POWER * Math.log(total),
    recurring / Math.max(1, total),
    Math.log((mean(main) + 1) / (sentences.length + 1)),
    near,
    trust * Math.log((near + SMOOTH) / (far + SMOOTH)),
    trust * Math.max(0, Math.log((second + SMOOTH) / (first + SMOOTH))),
    firstParagraph,
    trust * Math.max(0, Math.log((secondParagraph + SMOOTH) / (firstParagraph + SMOOTH))),
    Math.log(Math.max(1, total)),
  ];
}

/** Distinct stems of each paragraph. */
function paragraphStems(sentences: readonly TextSentence[], words: number): Int32Array[] {
  const found: number[][] = [];
  const lastParagraph = new Int32Array(words).fill(-1);
  let paragraph = -1;
  for (const sentence of sentences) {
    if (sentence.paragraph !== paragraph) found.push([]);
    ({ paragraph } = sentence);
    for (const stem of sentence.stems) {
      if (lastParagraph[stem] === paragraph) continue;
      lastParagraph[stem] = paragraph;
      found.at(-1)!.push(stem);
    }
  }
  return found.map((stems) => Int32Array.from(stems));
}

/** Mean similarity by distance: shared stems relative to the geometric mean of both sizes, 0 to 1. */
function likenesses(sets: readonly Int32Array[], distances: readonly number[], words: number): number[] {
  const sums = distances.map(() => 0);
  const holder = new Int32Array(words).fill(-1);
  for (const [at, set] of sets.entries()) {
    for (const stem of set) holder[stem] = at;
    for (const [index, distance] of distances.entries()) {
      const other = sets[at + distance];
      if (other === undefined || set.length === 0 || other.length === 0) continue;
      let shared = 0;
      for (const stem of other) if (holder[stem] === at) shared += 1;
      sums[index]! += shared / Math.sqrt(set.length * other.length);
    }
  }
  return sums.map((sum, index) => sum / Math.max(1, sets.length - distances[index]!));
}

/** Mean of the values; 0 for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
