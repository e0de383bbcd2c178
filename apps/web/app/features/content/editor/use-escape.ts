import { useEffect, type RefObject } from 'react';
import { EDITOR_LAYERS } from './editor-layers.ts';

const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]';

/**
 * Calls `onEscape` on the Escape key, but only from inside of this dialog, or from nowhere while no other stands above
 * it: a menu, panel or dialog stands elsewhere in the document and closes by itself, and a list that is open keeps the
 * key too, as does what says so by `data-keeps-escape`: a comment that is being written. A menu that has just opened and
 * has no focus yet is closed by its button.
 */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Escape' || event.isComposing || !(target instanceof Element)) return;
      const isInMenu = target.closest(EDITOR_LAYERS.target) !== null;
      const isInLayer =
        isInMenu ||
        target.getAttribute('aria-expanded') === 'true' ||
        target.closest('[data-keeps-escape]') !== null;
      const topmost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      const isInside =
        target === document.body ? topmost === within.current : within.current?.contains(target);
      const openMenu = within.current?.querySelector<HTMLElement>(OPEN_MENU);
      if (isInside && !isInMenu && openMenu) {
        event.stopPropagation();
        openMenu.click();
      } else if (isInside && !isInLayer) onEscape();
    };
    // Before a field hears of the key, closes its list, and no longer says that it was open.
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [within, onEscape]);
}
