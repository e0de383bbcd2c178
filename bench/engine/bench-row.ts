/** One line of the table that `npm run bench:engine` prints. */
export interface BenchRow {
  /** What is measured, on which data. */
  axis: string;
  /** The peer with its figure; '(published)' if it was not run here. */
  peer: string;
  goal: string;
  /** Our figure, or 'skipped: …' with the reason. */
  ours: string;
  /** Whether the goal is met; null if there is none or nothing was measured. */
  isMet: boolean | null;
}
