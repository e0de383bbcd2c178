import { useState } from 'react';
import { getStoredText } from './stored-text.ts';

/** Whether the form of a text is open: because the user opened it, or because an unfinished text was stored. */
export function useTextFormOpening(name: string) {
  const [opening, setOpening] = useState<'wanted' | 'kept' | null>(() =>
    getStoredText(name) === null ? null : 'kept',
  );
  return {
    isOpen: opening !== null,
    isWanted: opening === 'wanted',
    open: () => setOpening('wanted'),
    close: () => setOpening(null),
  };
}
