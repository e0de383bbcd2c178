/** A text is wrapped by hand when so many of its line breaks stand before a lower-case letter, and this share of them. */
const MIN_BREAKS = 2;
const MIN_SHARE = 0.5;
const ENDS_SENTENCE = /[.!?:;…]["'”’)\]]*$/u;
const LOWER_CASE = /^\p{Ll}/u;

/**
 * Joins the lines of a plain text that was wrapped at a width, as abstracts and mails are, so that a phrase is not cut
 * in two. Lines after the end of a sentence and blank lines stay; a text that is not wrapped comes back as it is.
 */
export function unwrapLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trim());
  let breaks = 0;
  let within = 0;
  for (let at = 1; at < lines.length; at += 1) {
    if (!isOpen(lines[at - 1]!) || lines[at] === '') continue;
    breaks += 1;
    if (LOWER_CASE.test(lines[at]!)) within += 1;
  }
  if (within < MIN_BREAKS || within < breaks * MIN_SHARE) return text;
  return lines.reduce((joined, line, at) => {
    if (at === 0) return line;
    return joined + (line !== '' && isOpen(lines[at - 1]!) ? ' ' : '\n') + line;
  }, '');
}

/** Whether a line ends within a sentence. */
function isOpen(line: string): boolean {
  return line !== '' && !ENDS_SENTENCE.test(line.slice(-8));
}
