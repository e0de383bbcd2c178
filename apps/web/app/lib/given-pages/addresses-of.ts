/** The addresses in a text, with commas or on lines of their own, each once. */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/))].filter((address) => address !== '');
}
