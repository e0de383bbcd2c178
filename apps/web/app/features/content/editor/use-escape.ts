import { useEffect, type RefObject } from 'react';
import { EDITOR_LAYERS } from './editor-layers.ts';

const OPEN_LAYER = '[aria-haspopup][aria-expanded="true"]';

/**
 * Calls `onEscape` on Escape, but only from inside this dialog, or from outside any element while no other dialog is
 * above it. Menus, panels, and dialogs elsewhere in the document close by themselves; an open list or an element with
 * `data-keeps-escape`, such as a comment being written, also handles the key itself. A newly opened menu or panel does so
 * even before it has focus.
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
      const isLayerOpen = within.current?.querySelector(OPEN_LAYER) !== null;
      if (isInside && !isInLayer && !isLayerOpen) onEscape();
    };
    // Before a field handles the key, closes its list, and no longer reports it as open.
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [within, onEscape]);
}
