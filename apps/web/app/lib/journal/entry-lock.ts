const nameOf = (id: string): string => `pagewright.journal ${id}`;

/**
 * Holds an entry for this tab, as long as the tab lives: other tabs take it for one that is being written. Answers how to
 * let go of it; null where another tab holds it.
 */
export function holdEntry(id: string): Promise<(() => void) | null> {
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

/** The entries that are held by a tab now, this one included. */
export async function isEntryHeld(): Promise<(id: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(nameOf(id));
}
