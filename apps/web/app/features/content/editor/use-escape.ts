import { useEffect, type RefObject } from 'react';
import { EDITOR_LAYERS } from './editor-layers.ts';

const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]';

/**
 * Calls `onEscape` on the Escape key, but only from inside of this dialog, or from nowhere while no other stands above
 * it: a menu, panel or dialog stands elsewhere in the document and closes by itself, and a list that is open keeps the
 * key too, as does what says so by `data-keeps-escape`: a comment that is being written. A menu that
 * has just opened keeps the key before it has the focus.
 */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Escape' || event.isComposing || !(target instanceof Element)) return;
      const isInLayer =
        target.getAttribute('aria-expanded') === 'true' ||
        target.closest(`${EDITOR_LAYERS.target}, [data-keeps-escape]`);
      const topmost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      const isInside =
        target === document.body ? topmost === within.current : within.current?.contains(target);
      const isMenuOpen = within.current?.querySelector(OPEN_MENU) !== null;
      if (isInside && !isInLayer && !isMenuOpen) onEscape();
    };
    // Before a field hears of the key, closes its list, and no longer says that it was open.
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [within, onEscape]);
}
