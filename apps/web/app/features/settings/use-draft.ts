import { useState } from 'react';
import { withSaved } from '../../lib/saving/with-saved.ts';

interface DraftState<Values> {
  readonly draft: Values;
  readonly isDirty: boolean;
  readonly change: (next: Partial<Values>) => void;
  readonly discard: () => void;
  /** Told what was saved, of what: what was changed meanwhile stays. */
  readonly take: (saved: Values, sent: Values) => void;
}

/** What a form holds of saved values. Where they become others, by saving or undoing, an unchanged form follows. */
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
    take: (next, sent) => setDraft((current) => withSaved(current, next, sent)),
  };
}

function isSame<Values extends Readonly<Record<string, unknown>>>(one: Values, other: Values): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}
