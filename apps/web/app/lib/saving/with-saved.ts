type Values = Readonly<Record<string, unknown>>;

/** What a form holds once `sent` was saved as `saved`: that, but for the fields that were changed since. */
export function withSaved<Held extends Values>(held: Held, saved: Held, sent: Held): Held {
  const changed = Object.entries(held).filter(([field, value]) => value !== sent[field]);
  return { ...saved, ...Object.fromEntries(changed) };
}
