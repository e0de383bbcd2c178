/** A form with unsaved work. */
interface UnsavedWork {
  /** Asks whether the form may be left and returns the answer. */
  readonly ask: () => Promise<boolean>;
  /** Cancels the leaving. */
  readonly takeBack: () => void;
}

const works = new Set<UnsavedWork>();

/** Registers a form to be asked before the session ends. Returns the unregister function. */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Whether any form in this tab has unsaved work. */
export function hasUnsavedWork(): boolean {
  return works.size > 0;
}

/** Asks every form with unsaved work. Returns a function that cancels the leaving; null if the user stays. */
export async function askToLeave(): Promise<Pick<UnsavedWork, 'takeBack'> | null> {
  const asked = [...works];
  const takeBack = (): void => {
    for (const work of asked) work.takeBack();
  };
  for (const { ask } of asked) {
    if (await ask()) continue;
    takeBack();
    return null;
  }
  return { takeBack };
}
