/**
 * Vectors of texts by the text itself, each of length 1. They are computed outside the engine (docs/operations.md,
 * language pack). For a text without one, only its words count.
 */
export type SentenceVectors = ReadonlyMap<string, Float32Array>;

/** Their name in provenance. */
export const VECTORS_METHOD = 'sentence vectors of the language pack (Universal Sentence Encoder lite)';

/** Maximum text length of a vector. The rest of a longer text adds little and takes long. */
const MAX_LENGTH = 400;
/** Number of neighbors that show what is usual around a text. */
const NEIGHBORS = 5;
/**
 * Among texts about many subjects, two are not similar just because they are less far from each other than from the
 * rest.
 */
const MIN_USUAL = 0.45;
/** Cosine of two texts about one subject with nothing else in common. Fills in for neighbors that a small set lacks. */
const USUAL_COSINE = 0.5;

/** The key of a text's vector: trimmed and cut to the length that an encoder reads. */
export function textOfVector(text: string): string {
  const plain = text.trim();
  return plain.length <= MAX_LENGTH ? plain : plain.slice(0, MAX_LENGTH).toWellFormed();
}

/** The vector of a text, or null. */
export function vectorOf(text: string, vectors: SentenceVectors | null | undefined): Float32Array | null {
  return vectors?.get(textOfVector(text)) ?? null;
}

/** Cosine of two vectors of length 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** How much nearer two texts of a set are to each other than to their other neighbors. Null without vectors. */
export type Contrast = (a: number, b: number) => number | null;

/**
 * Compares the texts of one set with each other. All texts about a subject are near each other, so the cosine alone
 * says little: what counts is how far it is above the mean cosine with each one's nearest neighbors. Of neighbors with
 * similar wording, only one counts. Quadratic in the number of texts.
 */
export function contrastOf(
  vectors: readonly (Float32Array | null)[],
  isWordedAlike: (a: number, b: number) => boolean = () => false,
): Contrast {
  const cosines = vectors.map((vector) =>
    vectors.map((other) => (vector === null || other === null ? null : cosine(vector, other))),
  );
  const usual = cosines.map((row, at) => {
    const nearest = row
      .flatMap((value, other) => (value === null || other === at ? [] : [{ value, other }]))
      .toSorted((one, two) => two.value - one.value || one.other - two.other);
    const counted: typeof nearest = [];
    for (const { value, other } of nearest) {
      if (counted.length === NEIGHBORS) break;
      if ([{ other: at }, ...counted].some((known) => isWordedAlike(known.other, other))) continue;
      counted.push({ value, other });
    }
    const lacking = USUAL_COSINE * (NEIGHBORS - counted.length);
    const mean = (counted.reduce((sum, { value }) => sum + value, 0) + lacking) / NEIGHBORS;
    return Math.max(MIN_USUAL, mean);
  });
  return (a, b) => {
    const value = cosines[a]?.[b] ?? null;
    return value === null ? null : value - (usual[a]! + usual[b]!) / 2;
  };
}
