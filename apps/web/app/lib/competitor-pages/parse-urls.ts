/** The unique URLs in a text, separated by commas or line breaks. */
export function parseUrls(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/))].filter((address) => address !== '');
}
