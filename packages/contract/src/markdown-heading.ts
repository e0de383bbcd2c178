/** A Markdown heading with an empty line, or nothing, above and below it. A comment in a program has code there. */
export const MARKDOWN_HEADING = /(?:^|\n[ \t]*\n) {0,3}#{1,6}[ \t]+\S[^\n]*(?=\n[ \t]*\n|\n?$)/;
