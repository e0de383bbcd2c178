import { useEffect, useRef } from 'react';

/** Focuses a moved entry at its new place, so that the keyboard can move it further. */
export function useFocusEntry(entries: readonly unknown[]): (key: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.current)}"]`);
    // The user may have moved focus since.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (element === null || document.activeElement === element) return;
    if (isFree) element.focus();
  }, [entries]);
  return (key) => {
    wanted.current = key;
  };
}
