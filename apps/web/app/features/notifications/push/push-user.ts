const KEY = 'pagewright.push';

/** The user who enabled push notifications in this browser; null if nobody did. */
export function getPushUser(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores who enabled push notifications in this browser; null clears it. */
export function storePushUser(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Storage can be off or full; then the user has to enable it again after the next sign-in.
  }
}
