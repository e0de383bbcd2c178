/**
 * Writes a failure to the browser's console, for whoever looks into it. Never give it a token or a password.
 * The only place of the application that writes there.
 */
export function logFailure(what: string, details: unknown): void {
  console.error(`[pagewright] ${what}`, details);
}
