import type { PhraseUse } from './phrase-use.ts';

/** A phrase with this share of its uses inside a longer one is explained by it ('emergency' by 'emergency fund'). */
const EXPLAINED_SHARE = 0.75;

/** Removes phrases that are hardly used outside of one longer phrase. */
export function foldSubPhrases<Use extends Pick<PhraseUse, 'keys' | 'total'>>(uses: readonly Use[]): Use[] {
  const mostInside = new Map<string, number>();
  for (const { keys, total } of uses) {
    for (let first = 0; first < keys.length; first += 1) {
      for (let end = first + 1; end <= keys.length; end += 1) {
        if (end - first === keys.length) continue;
        const inner = keys.slice(first, end).join(' ');
        mostInside.set(inner, Math.max(mostInside.get(inner) ?? 0, total));
      }
    }
  }
  return uses.filter(({ keys, total }) => (mostInside.get(keys.join(' ')) ?? 0) < total * EXPLAINED_SHARE);
}
