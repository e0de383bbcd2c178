const keyOf = (name: string): string => `pagewright.${name}`;

/** Stores text in progress in session storage, so that closing the form or reloading loses none of it. */
export function storeText(name: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage can be off or full; then the text is only on the screen.
  }
}

/** Deletes a text that was sent or discarded. */
export function clearText(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is nothing to restore.
  }
}

/** The text stored under a name; null if there is none. */
export function getStoredText(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}
