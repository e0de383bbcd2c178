import { useState } from 'react';

const keyOf = (itemId: string): string => `pagewright.comment.${itemId}`;

/** A comment that is being written, kept for as long as the tab lives: closing the form or a reload loses none of it. */
export function useKeptText(itemId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(itemId));
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(keyOf(itemId));
        else sessionStorage.setItem(keyOf(itemId), next);
      } catch {
        // Storage can be off or full; then it stands on the screen alone.
      }
    },
  ];
}

function readKept(itemId: string): string {
  try {
    return sessionStorage.getItem(keyOf(itemId)) ?? '';
  } catch {
    return '';
  }
}
