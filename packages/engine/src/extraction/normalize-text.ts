/** Normalizes a text to compare titles and phrases: lowercase, single spaces. */
export function normalizeText(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
