import { classifyIntent, type Intent, type IntentResult } from '@pagewright/engine';

/** The likeliest intent; null where nothing speaks for any. */
export function likeliest(probabilities: IntentResult['probabilities']): Intent | null {
  const [best] = Object.entries(probabilities).toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? (best[0] as Intent) : null;
}

/** The likeliest intent of a query by its words alone. */
export function intentOf(query: string): Intent | null {
  return likeliest(classifyIntent({ query }).probabilities);
}
