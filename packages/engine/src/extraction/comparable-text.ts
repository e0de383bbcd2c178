/** A text as titles and phrases are compared: lower case, single spaces. */
export function comparable(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
