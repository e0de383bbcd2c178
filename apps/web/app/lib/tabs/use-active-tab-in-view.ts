import { useEffect, type RefObject } from 'react';

const OPEN = '[aria-selected="true"], [aria-current="page"]';

/** Keeps the active tab of a scrolling row visible: initially, when another tab opens, and on resize. */
export function useActiveTabInView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = (): void => showOpenTab(element);
    const opened = new MutationObserver(show);
    opened.observe(element, { subtree: true, attributeFilter: ['aria-selected', 'aria-current'] });
    // Also fires for the initial size.
    const resized = new ResizeObserver(show);
    for (const one of [element, ...element.children]) resized.observe(one);
    return () => {
      opened.disconnect();
      resized.disconnect();
    };
  }, [row]);
}

/** Scrolls the active tab to the middle of its row. Unlike `scrollIntoView`, it does not scroll the page. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector(OPEN)?.getBoundingClientRect();
  if (!tab) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}
