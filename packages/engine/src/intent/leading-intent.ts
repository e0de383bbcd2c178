import { INTENTS, type Intent } from './intent.ts';

/** Of these three one leads; commercial and local stand beside them. */
export const EXCLUSIVE_INTENTS = ['informational', 'navigational', 'transactional'] as const;
/** Beside the one of those three, an intent this likely decides. */
const LIKELY = 0.5;

/**
 * The intent that a keyword is served by: local where that is likely (0.5 or more), else commercial where that is likely
 * and the likeliest of the three exclusive ones is informational, else the likeliest of the three. Null where nothing
 * speaks for any.
 */
export function leadingIntent(probabilities: Readonly<Record<Intent, number>>): Intent | null {
  if (INTENTS.every((intent) => probabilities[intent] === 0)) return null;
  if (probabilities.local >= LIKELY) return 'local';
  const likeliest = EXCLUSIVE_INTENTS.reduce((best, next) =>
    probabilities[next] > probabilities[best] ? next : best,
  );
  return likeliest === 'informational' && probabilities.commercial >= LIKELY ? 'commercial' : likeliest;
}
