import type { Intent } from '@pagewright/engine';

/** Sorts intents of one keyword by value: the leading one, then the most likely. */
export function leadingFirst<Row extends { readonly intent: Intent; readonly probability: number }>(
  leading: Intent | null,
  rows: readonly Row[],
): Row[] {
  const rank = ({ intent, probability }: Row): number => (intent === leading ? Infinity : probability);
  return rows.toSorted((one, other) => rank(other) - rank(one));
}
