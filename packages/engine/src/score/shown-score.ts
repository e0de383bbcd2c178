/** The whole number (0 to 100) that is shown and stored for an overall score; colors go by it. */
export function shownScore(overall: number): number {
  return Math.round(overall);
}
