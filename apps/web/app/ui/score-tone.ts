export type ScoreTone = 'green' | 'amber' | 'red' | 'grey';

/** The tone of a score from 0 to 100: 80 or more green, 60 or more amber, 40 or more red, otherwise (and unknown) grey. */
export function scoreTone(score: number | null): ScoreTone {
  if (score === null) return 'grey';
  if (score >= 80) return 'green';
  if (score >= 60) return 'amber';
  return score >= 40 ? 'red' : 'grey';
}

/** The style variable of a tone, for text and strokes on paper or surface. */
export function scoreColour(score: number | null): string {
  return `var(--score-${scoreTone(score)})`;
}
