/** A sentence of the running text with its paragraph. */
export interface TextSentence {
  /** By their numbers, each once. */
  readonly stems: Int32Array;
  /** Rows of the stems in the table of meanings, -1 for those it does not hold; none where the language has no table. */
  readonly rows: readonly number[];
  /** The sum of what they mean; null without a table. */
  readonly meaning: Float64Array | null;
  /** The same with length 1; null where none of the stems is known. */
  readonly direction: Float64Array | null;
  readonly paragraph: number;
  readonly hasKeyword: boolean;
}

/** Different stems grow with the length of a text to about this power (Heaps' law). */
const HEAPS_POWER = 0.82;
/** A stem of as many sentences recurs. */
const RECURRING_SENTENCES = 3;
/** What draws comparisons of distances to none in a short text, in stems. */
const PRIOR_STEMS = 400;
/** As many of the commonest stems are what a text is about. */
const MAIN_STEMS = 5;
/** Sentences so far apart have no more in common than the text as a whole. */
const FAR = [9, 11, 13, 15];
/** Added to both sides of a quotient, so that chance matches of short texts say little. */
const SMOOTH = 0.02;

/**
 * Neighboring sentences and paragraphs of one text share their words, the same stems come again, and what stands next to
 * each other has more in common than what stands one further.
 * @param words all numbers of stems are smaller
 * @returns variety of stems, recurring stems, main stems, likeness of neighbors and how much nearness adds to it, how much
 *   sentences alternate, likeness of neighboring paragraphs, how much these alternate, length
 */
export function coherenceFacts(sentences: readonly TextSentence[], words: number): number[] {
  const counts = new Int32Array(words);
  /** How many stems stand in so many sentences. */
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
  const distances = [1, 2, ...FAR.filter((distance) => distance < sentences.length)];
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

/** Stems of each paragraph, each once. */
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

/** Mean likeness of what stands so far apart, by distance: shared stems by the geometric mean of both sizes, 0 to 1. */
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

/** Mean of the values; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
