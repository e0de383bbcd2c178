import { useEffect, useRef } from 'react';

/** Gives the focus to an entry wherever it stands after it was moved: with the keyboard it is moved on from there. */
export function useFocusEntry(entries: readonly unknown[]): (key: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.current)}"]`);
    // Something else may have been gone to since.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (element === null || document.activeElement === element) return;
    if (isFree) element.focus();
  }, [entries]);
  return (key) => {
    wanted.current = key;
  };
}
