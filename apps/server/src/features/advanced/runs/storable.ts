/** JSON as the database takes it: without NUL and lone surrogates, which pages of the web bring along, and without what is undefined. */
export function storable<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
    ),
  ) as Value;
}
