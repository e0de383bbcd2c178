import { INTENT_NAMES } from '@pagewright/contract/intents';
import { leadingIntent, type Intent } from '@pagewright/engine';

/** Intents of one keyword in the order of what they are worth: the leading one, then the likeliest. */
export function leadingFirst<Row extends { readonly intent: Intent; readonly probability: number }>(
  rows: readonly Row[],
): Row[] {
  const of = (intent: Intent): number => rows.find((row) => row.intent === intent)?.probability ?? 0;
  const leading = leadingIntent(
    Object.fromEntries(INTENT_NAMES.map((intent) => [intent, of(intent)])) as Record<Intent, number>,
  );
  const rank = ({ intent, probability }: Row): number => (intent === leading ? Infinity : probability);
  return rows.toSorted((one, other) => rank(other) - rank(one));
}
