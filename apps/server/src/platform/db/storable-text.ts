/** Removes what the database cannot store: null characters and lone surrogates. */
export function toStorableText(text = ''): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
