/** Logs a failure to the browser console. Never pass a token or password. The application logs only here. */
export function logFailure(what: string, details: unknown): void {
  console.error(`[pagewright] ${what}`, details);
}
