import { useEffect, useEffectEvent } from 'react';

/** Close functions of the open dialogs and panels, the topmost last. */
const openDialogs: (() => void)[] = [];

/**
 * Closes the topmost dialog or panel on Escape and stops the event, because the page below would otherwise handle the
 * same key once it is gone. A panel need not have the focus yet, which it takes a moment after it opens. An open list in
 * it handles the key first.
 */
export function useDialogEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = (): void => close();
    if (openDialogs.length === 0) window.addEventListener('keydown', closeTopmost, { capture: true });
    openDialogs.push(own);
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1);
      if (openDialogs.length === 0) window.removeEventListener('keydown', closeTopmost, { capture: true });
    };
  }, [isOpen]);
}

function closeTopmost(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.isComposing) return;
  // Set by Mantine on the field of an open list, which closes first.
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  const close = openDialogs.at(-1);
  if (!close) return;
  event.stopImmediatePropagation();
  close();
}
