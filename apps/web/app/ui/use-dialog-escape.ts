import { useEffect, useEffectEvent } from 'react';

/** What closes each of the open dialogs, the uppermost last. */
const openDialogs: (() => void)[] = [];

/**
 * Closes the uppermost of the open dialogs on the Escape key. The key ends there: what lies below a dialog would
 * otherwise take the same key once the dialog is gone. A list that is open in the dialog keeps the key.
 */
export function useDialogEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = (): void => close();
    if (openDialogs.length === 0) window.addEventListener('keydown', closeUppermost, { capture: true });
    openDialogs.push(own);
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1);
      if (openDialogs.length === 0) window.removeEventListener('keydown', closeUppermost, { capture: true });
    };
  }, [isOpen]);
}

function closeUppermost(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Escape' || event.isComposing) return;
  // Set by Mantine on the field of an open list, which closes first.
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  const close = openDialogs.at(-1);
  if (!close) return;
  event.stopImmediatePropagation();
  close();
}
