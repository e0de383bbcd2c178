import { useLayoutEffect } from 'react';

/** What stands beside the page: dialogs, menus and messages. */
const LAYERS = '[data-portal], script, style, link';

/** Takes the page below a dialog out of reach while the component stands: of pointer, keyboard and screen reader. */
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
