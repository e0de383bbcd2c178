import { INTENTS, type Intent } from './intent.ts';

/** Exactly one of these three leads. Commercial and local are independent of them. */
export const EXCLUSIVE_INTENTS = ['informational', 'navigational', 'transactional'] as const;
/** From this probability on, commercial or local can lead. */
const LIKELY = 0.5;

/**
 * The intent to serve: local if it is likely (0.5 or more), otherwise commercial if it is likely and informational is
 * the most likely of the three exclusive ones, otherwise the most likely of the three. Null if there is no sign for
 * any.
 */
export function leadingIntent(probabilities: Readonly<Record<Intent, number>>): Intent | null {
  if (INTENTS.every((intent) => probabilities[intent] === 0)) return null;
  if (probabilities.local >= LIKELY) return 'local';
  const likeliest = EXCLUSIVE_INTENTS.reduce((best, next) =>
    probabilities[next] > probabilities[best] ? next : best,
  );
  return likeliest === 'informational' && probabilities.commercial >= LIKELY ? 'commercial' : likeliest;
}
