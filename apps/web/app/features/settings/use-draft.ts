import { useState } from 'react';
import { mergeSaved } from '../../lib/saving/merge-saved.ts';

interface DraftState<Values> {
  readonly draft: Values;
  readonly isDirty: boolean;
  readonly change: (next: Partial<Values>) => void;
  readonly discard: () => void;
  /** Called with what was saved; changes made in the meantime stay. */
  readonly take: (saved: Values, sent: Values) => void;
}

/** A form's draft of saved values. When those change through saving or undo, an unchanged form follows. */
export function useDraft<Values extends Readonly<Record<string, unknown>>>(
  saved: Values,
): DraftState<Values> {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved);
  if (!isSame(base, saved)) {
    setBase(saved);
    if (isSame(draft, base)) setDraft(saved);
  }
  return {
    draft,
    isDirty: !isSame(draft, saved),
    change: (next) => setDraft((current) => ({ ...current, ...next })),
    discard: () => setDraft(saved),
    take: (next, sent) => setDraft((current) => mergeSaved(current, next, sent)),
  };
}

function isSame<Values extends Readonly<Record<string, unknown>>>(one: Values, other: Values): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}
