import { useEffect, type RefObject } from 'react';

const OPEN = '[aria-selected="true"], [aria-current="page"]';

/** Keeps the open tab of a row that scrolls in view: from the start, when another one is opened, and in another width of row or tabs. */
export function useOpenTabInView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = (): void => showOpenTab(element);
    const opened = new MutationObserver(show);
    opened.observe(element, { subtree: true, attributeFilter: ['aria-selected', 'aria-current'] });
    // It tells of the first widths too.
    const resized = new ResizeObserver(show);
    for (const one of [element, ...element.children]) resized.observe(one);
    return () => {
      opened.disconnect();
      resized.disconnect();
    };
  }, [row]);
}

/** Puts the open tab into the middle of its row. The page stays where it is, unlike with `scrollIntoView`. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector(OPEN)?.getBoundingClientRect();
  if (!tab) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
