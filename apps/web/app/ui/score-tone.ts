export type ScoreTone = 'green' | 'amber' | 'red' | 'gray';

/** The tone of a score from 0 to 100: green from 80, amber from 60, red from 40, otherwise (or if unknown) gray. */
export function scoreTone(score: number | null): ScoreTone {
  if (score === null) return 'gray';
  if (score >= 80) return 'green';
  if (score >= 60) return 'amber';
  return score >= 40 ? 'red' : 'gray';
}

/** The color of a part's bar: that of a score, but red also below 40, because a gray bar looks unknown. */
export function shareColor(share: number | null): string {
  return scoreColor(share === null ? null : Math.max(share, 40));
}

/** The CSS variable of a tone, for text and strokes on paper or surface. */
export function scoreColor(score: number | null): string {
  return `var(--score-${scoreTone(score)})`;
}
