const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};

/** Text for any place in HTML: between tags, and between either kind of quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'\u00a0]/g, (character) => ESCAPES[character] ?? character);
}
