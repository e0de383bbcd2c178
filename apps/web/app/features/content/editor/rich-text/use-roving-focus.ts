import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-toolbar-button]'),
];

function makeStop(bar: HTMLElement, stop: HTMLElement | undefined): void {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1;
}

interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLDivElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/**
 * Makes a toolbar one tab stop: arrow keys, Home, and End move between its buttons, and Tab returns to the last one.
 */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) makeStop(ref.current, buttonsOf(ref.current)[0]);
  }, []);
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      if (target.matches('[data-toolbar-button]')) makeStop(currentTarget, target);
    },
    onKeyDown: (event) => {
      const buttons = buttonsOf(event.currentTarget);
      const index = buttons.findIndex((button) => button === document.activeElement);
      const target = {
        ArrowRight: (index + 1) % buttons.length,
        ArrowLeft: (index - 1 + buttons.length) % buttons.length,
        Home: 0,
        End: buttons.length - 1,
      }[event.key];
      if (index < 0 || target === undefined) return;
      event.preventDefault();
      buttons[target]?.focus();
    },
  };
}
