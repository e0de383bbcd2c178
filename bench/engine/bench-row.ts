/** One line of the table that `npm run bench:engine` prints. */
export interface BenchRow {
  /** What is measured, on which data. */
  axis: string;
  /** Who it is measured against, with the figure; '(published)' where it was not run here. */
  peer: string;
  goal: string;
  /** Our figure, or 'skipped: …' with the reason. */
  ours: string;
  /** Whether the goal is met; null where there is none, or nothing was measured. */
  isMet: boolean | null;
}
