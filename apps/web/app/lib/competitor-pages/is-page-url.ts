/** Whether a text is a valid page URL. */
export function isPageUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
