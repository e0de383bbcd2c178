type Values = Readonly<Record<string, unknown>>;

/** The form's values after `sent` was saved as `saved`: the saved values, except for fields changed since. */
export function mergeSaved<Held extends Values>(current: Held, saved: Held, sent: Held): Held {
  const changed = Object.entries(current).filter(([field, value]) => value !== sent[field]);
  return { ...saved, ...Object.fromEntries(changed) };
}
