import { compareTexts } from '../../../../lib/compare-texts/compare-texts.ts';

/** A kept, removed, or added range, in reading order. */
export interface DiffPart {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** If fewer words than this share are kept, replacing everything is easier to read. */
const MIN_KEPT_SHARE = 0.5;

/**
 * The changes of a rewording: word by word if most words are kept, so that their links and marks are kept too; else the
 * whole.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts = compareTexts(before, after).map(({ value, added, removed }): DiffPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
  const kept = parts.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  if (kept >= MIN_KEPT_SHARE * Math.min(before.length, after.length)) return parts;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}
