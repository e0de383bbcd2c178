import type { Intent } from '@pagewright/engine';

/** Intents of one keyword in the order of what they are worth: the leading one, then the likeliest. */
export function leadingFirst<Row extends { readonly intent: Intent; readonly probability: number }>(
  leading: Intent | null,
  rows: readonly Row[],
): Row[] {
  const rank = ({ intent, probability }: Row): number => (intent === leading ? Infinity : probability);
  return rows.toSorted((one, other) => rank(other) - rank(one));
}
