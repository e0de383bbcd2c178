import { useRef, useState } from 'react';
import { clearText, storeText, getStoredText } from './stored-text.ts';

/** A required text in progress. Under its name it outlives the form. */
export function useTextInProgress(name: string, missing: string, start = '') {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => getStoredText(name) ?? start);
  const [isMissing, setMissing] = useState(false);
  // Separate values, because a response may arrive after the form was edited again or closed.
  const latest = useRef(text);
  const isBlank = text.trim() === '';

  function write(next: string): void {
    latest.current = next;
    setText(next);
    if (next === start) clearText(name);
    else storeText(name, next);
  }

  return {
    text,
    /** Props of its field. */
    field: {
      ref: field,
      value: text,
      error: isMissing && isBlank ? missing : null,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        write(event.currentTarget.value),
    },
    focus: () => field.current?.focus(),
    /** Whether there is text; if not, the field shows an error. */
    check(): boolean {
      setMissing(isBlank);
      if (isBlank) field.current?.focus();
      return !isBlank;
    },
    /** The text was discarded. */
    clear: () => write(start),
    /** The text was sent. Returns whether that was all; what was written since stays. */
    sent(known: string): boolean {
      const isAll = latest.current === known;
      if (isAll) write(start);
      return isAll;
    },
  };
}
