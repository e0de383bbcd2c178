import type { SentenceFacts } from './block-facts.ts';

/** A sentence of the running text with its paragraph. */
export interface TextSentence {
  readonly stems: SentenceFacts['stems'];
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
 * @returns variety of stems, recurring stems, main stems, likeness of neighbors and how much nearness adds to it, how much
 *   sentences alternate, likeness of neighboring paragraphs, how much these alternate, length
 */
export function coherenceFacts(sentences: readonly TextSentence[]): number[] {
  const sets = sentences.map(({ stems }) => stems);
  const paragraphs: Set<string>[] = [];
  const counts = new Map<string, number>();
  let total = 0;
  for (const { stems, paragraph } of sentences) {
    const own = (paragraphs[paragraph] ??= new Set());
    for (const stem of stems) {
      own.add(stem);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      total += 1;
    }
  }
  const whole = paragraphs.filter((set) => set !== undefined);
  let recurring = 0;
  for (const count of counts.values()) if (count >= RECURRING_SENTENCES) recurring += count;
  const mainStems = mean([...counts.values()].toSorted((a, b) => b - a).slice(0, MAIN_STEMS));
  const [first, second] = [likenessAt(sets, 1), likenessAt(sets, 2)];
  const near = (first + second) / 2;
  const far = mean(
    FAR.filter((distance) => distance < sets.length).map((distance) => likenessAt(sets, distance)),
  );
  const [firstParagraph, secondParagraph] = [likenessAt(whole, 1), likenessAt(whole, 2)];
  const trust = total / (total + PRIOR_STEMS);
  return [
    total === 0 ? 0 : Math.log(counts.size) - HEAPS_POWER * Math.log(total),
    recurring / Math.max(1, total),
    Math.log((mainStems + 1) / (sentences.length + 1)),
    near,
    trust * Math.log((near + SMOOTH) / (far + SMOOTH)),
    trust * Math.max(0, Math.log((second + SMOOTH) / (first + SMOOTH))),
    firstParagraph,
    trust * Math.max(0, Math.log((secondParagraph + SMOOTH) / (firstParagraph + SMOOTH))),
    Math.log(Math.max(1, total)),
  ];
}

/** Mean likeness of what stands so far apart: shared stems by the geometric mean of both sizes, 0 to 1. */
function likenessAt(sets: readonly ReadonlySet<string>[], distance: number): number {
  let sum = 0;
  const pairs = sets.length - distance;
  for (let at = 0; at < pairs; at += 1) sum += likeness(sets[at]!, sets[at + distance]!);
  return pairs <= 0 ? 0 : sum / pairs;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared += 1;
  return shared / Math.sqrt(a.size * b.size);
}

/** Mean of the values; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
