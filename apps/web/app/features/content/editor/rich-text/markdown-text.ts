import { MARKDOWN_HEADING } from '@pagewright/contract/markdown-heading';

/** Each shows, standing by itself, that a text was written as Markdown. */
const SIGNS: readonly RegExp[] = [
  MARKDOWN_HEADING,
  // A closed block of code.
  /(?:^|\n) {0,3}(`{3,}|~{3,})[^\n`]*\n(?:[^\n]*\n)*? {0,3}\1[ \t]*(?:\n|$)/,
  // Two entries of a list in a row.
  /(?:^|\n) {0,3}[-*+][ \t]+\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+][ \t]+\S/,
  /(?:^|\n) {0,3}\d{1,9}([.)])[ \t]+\S[^\n]*\n(?:[ \t]*\n)?[ \t]*\d{1,9}\1[ \t]+\S/,
  // The line below a table's head.
  /\|[^\n]*\n {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*(?:\n|$)/,
  // A link or image.
  /\[[^\]\n]+\]\((?:<[^>\n]+>|[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(?:[ \t]+"[^"\n]*")?\)/,
  // Bold words.
  /(?<![\w*])\*\*(?=[^\s*])[^*\n]+(?<=[^\s*])\*\*(?![\w*])/,
  // Code within a line.
  /(?<![\w`])`[^`\n]+`(?![\w`])/,
];

/** Longer texts are not examined: they are pasted as they are. */
const LENGTH_MAX = 500_000;

/** Whether a plain text was surely written as Markdown. Takes time linear in its length. */
export function isMarkdown(text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return SIGNS.some((sign) => sign.test(lines));
}
