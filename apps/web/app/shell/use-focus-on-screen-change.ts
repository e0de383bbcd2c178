import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to an element when the screen changes, so that screen readers announce it; not on the first screen. */
export function useFocusOnScreenChange<Element extends HTMLElement>(
  screen: string | undefined,
): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
}
