const nameOf = (id: string): string => `pagewright.journal ${id}`;

/**
 * Locks an entry for the lifetime of this tab, so that other tabs treat it as being edited. Returns the release
 * function; null if another tab holds the lock.
 */
export function lockEntry(id: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(id), { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** Returns a check for entries currently locked by any tab, including this one. */
export async function getEntryLockCheck(): Promise<(id: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(nameOf(id));
}
