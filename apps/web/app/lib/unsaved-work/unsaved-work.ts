/** A form with unsaved work. */
interface UnsavedWork {
  /** Asks whether the form may be left and returns the answer. */
  readonly ask: () => Promise<boolean>;
  /** Cancels the leaving. */
  readonly cancel: () => void;
}

const registeredWork = new Set<UnsavedWork>();

/** Registers a form to be asked before the session ends. Returns the unregister function. */
export function addUnsavedWork(work: UnsavedWork): () => void {
  registeredWork.add(work);
  return () => void registeredWork.delete(work);
}

/** Whether any form in this tab has unsaved work. */
export function hasUnsavedWork(): boolean {
  return registeredWork.size > 0;
}

/** Asks every form with unsaved work. Returns a function that cancels the leaving; null if the user stays. */
export async function askToLeave(): Promise<Pick<UnsavedWork, 'cancel'> | null> {
  const forms = [...registeredWork];
  const cancel = (): void => {
    for (const work of forms) work.cancel();
  };
  for (const { ask } of forms) {
    if (await ask()) continue;
    cancel();
    return null;
  }
  return { cancel };
}
