/** A value and its JSON, in a form that the database accepts. */
export interface Storable<Value> {
  readonly value: Value;
  readonly json: string;
}

/** How `JSON.stringify` writes NUL and lone surrogates; a text may also contain these characters as typed. */
const REFUSED = /\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Removes NUL and lone surrogates, which web pages contain and the database refuses. */
export function toStorable<Value>(value: Value): Storable<Value> {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return { value, json };
  const clean = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
  return { value: JSON.parse(clean) as Value, json: clean };
}
