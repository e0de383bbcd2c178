import { useState } from 'react';
import { keptText } from './kept-text.ts';

/** Whether the form of a text stands open: because somebody wants to write it, or because a half of it was kept. */
export function useTextFormOpening(name: string) {
  const [opening, setOpening] = useState<'wanted' | 'kept' | null>(() =>
    keptText(name) === null ? null : 'kept',
  );
  return {
    isOpen: opening !== null,
    isWanted: opening === 'wanted',
    open: () => setOpening('wanted'),
    close: () => setOpening(null),
  };
}
