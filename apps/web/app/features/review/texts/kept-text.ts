const keyOf = (name: string): string => `pagewright.${name}`;

/** Keeps a text that is being written for as long as the tab lives: closing the form or a reload loses none of it. */
export function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage can be off or full; then it stands on the screen alone.
  }
}

/** Forgets a text that was sent or given up. */
export function forgetText(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where storage is off nothing was kept.
  }
}

/** What was kept under a name; null where nothing is. */
export function keptText(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}
