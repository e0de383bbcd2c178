/**
 * A text is hard-wrapped if at least this many of its line breaks, and this share of them, precede a lower-case letter.
 */
const MIN_BREAKS = 2;
const MIN_SHARE = 0.5;
const ENDS_SENTENCE = /[.!?:;…]["'”’)\]]*$/u;
const LOWER_CASE = /^\p{Ll}/u;

/**
 * Joins the lines of a hard-wrapped plain text, such as an abstract or email, so that no phrase is split. Line breaks
 * after the end of a sentence and blank lines stay. Any other text is returned unchanged.
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
