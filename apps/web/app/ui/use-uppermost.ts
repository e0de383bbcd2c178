import { useEffect, useId, useSyncExternalStore } from 'react';

/** The dialogs that stand open, the uppermost last. */
let standing: readonly string[] = [];
const listeners = new Set<() => void>();

/** Whether a dialog, while it is open, stands above all others: the Escape key belongs to that one. */
export function useUppermost(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    change([...standing, id]);
    return () => change(standing.filter((other) => other !== id));
  }, [isOpen, id]);
  return useSyncExternalStore(
    subscribe,
    () => standing.at(-1) === id,
    () => false,
  );
}

function change(next: readonly string[]): void {
  standing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
