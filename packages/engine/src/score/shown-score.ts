/** The whole number (0 to 100) displayed and stored for an overall score; colors depend on it. */
export function shownScore(overall: number): number {
  return Math.round(overall);
}
