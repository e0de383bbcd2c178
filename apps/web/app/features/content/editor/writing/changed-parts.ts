import { compareTexts } from '../../../../lib/compare-texts/compare-texts.ts';

/** A stretch that stays, that goes, or that comes, in reading order. */
export interface ChangedPart {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** Below this share of words that stay, other words are easier to read whole. */
const LEAST_KEPT = 0.5;

/**
 * What a rewording changes: word by word where most of it stays, so that links and bold words in what stays are kept;
 * else the whole.
 */
export function changedParts(before: string, after: string): ChangedPart[] {
  const parts = compareTexts(before, after).map(({ value, added, removed }): ChangedPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
  const kept = parts.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  if (kept >= LEAST_KEPT * Math.min(before.length, after.length)) return parts;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}
