import { useRef, useState } from 'react';
import { forgetText, keepText, keptText } from './kept-text.ts';

/** A text that somebody writes, which may not be blank when it is sent. Under its name it outlives the form. */
export function useWrittenText(name: string, missing: string, start = '') {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => keptText(name) ?? start);
  const [isMissing, setMissing] = useState(false);
  // Of its own, because an answer comes when the form has been written in again, or has gone.
  const latest = useRef(text);
  const isBlank = text.trim() === '';

  function write(next: string): void {
    latest.current = next;
    setText(next);
    if (next === start) forgetText(name);
    else keepText(name, next);
  }

  return {
    text,
    /** What its field has. */
    field: {
      ref: field,
      value: text,
      error: isMissing && isBlank ? missing : null,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        write(event.currentTarget.value),
    },
    focus: () => field.current?.focus(),
    /** Whether something was written; where nothing was, the field says so. */
    check(): boolean {
      setMissing(isBlank);
      if (isBlank) field.current?.focus();
      return !isBlank;
    },
    /** It was given up. */
    clear: () => write(start),
    /** It was sent; answers whether that was all. What was written since stays. */
    sent(known: string): boolean {
      const isAll = latest.current === known;
      if (isAll) write(start);
      return isAll;
    },
  };
}
