import { keywordIntent, type Intent } from '@pagewright/engine';

/** A keyword's main intent and the probability of each. */
export interface ClassifiedKeyword {
  readonly leading: Intent | null;
  readonly probabilities: Readonly<Record<Intent, number>>;
}

/** Classifies keywords by their wording alone. */
export function classifyKeywords(keywords: readonly string[]): ClassifiedKeyword[] {
  return keywords.map((keyword) => {
    const { leading, probabilities } = keywordIntent(keyword);
    return { leading, probabilities: { ...probabilities } };
  });
}
