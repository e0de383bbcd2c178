import { useLayoutEffect } from 'react';

/** Elements next to the page: dialogs, menus, and notices. */
const LAYERS = '[data-portal], script, style, link';

/** Makes the page below a dialog inert while the component is mounted: for pointer, keyboard, and screen reader. */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const parts = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.matches(LAYERS) && !part.inert,
    );
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, []);
}
