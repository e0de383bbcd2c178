const KEY = 'pagewright.push';

/** The user who had this browser told of their notifications; null where nobody did. */
export function pushUser(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers who has this browser told; null: nobody any more. */
export function keepPushUser(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userId);
  } catch {
    // Storage can be off or full; then it is turned on again by hand after the next sign-in.
  }
}
