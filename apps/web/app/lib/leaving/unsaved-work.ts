/** A form with unsaved work. */
interface UnsavedWork {
  /** Asks whether the form may be left; answers whether it may. */
  readonly ask: () => Promise<boolean>;
  /** Nobody leaves after all. */
  readonly takeBack: () => void;
}

const works = new Set<UnsavedWork>();

/** Has everybody who ends the session ask about this form first; answers how to stop. */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Whether a form of this tab has unsaved work. */
export function hasUnsavedWork(): boolean {
  return works.size > 0;
}

/** Asks about every form with unsaved work; answers how to take the leaving back, or null where somebody stays. */
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
