/** Where a text will stand. */
export type TextPlace = {
  inTable: boolean;
  inLink: boolean;
  /** The block has several lines, so one of them could be taken for the line below a table's head. */
  hasLines: boolean;
};

const LETTER = /[\p{L}\p{N}]/u;

function isEscaped(character: string, before: string, after: string, place: TextPlace): boolean {
  switch (character) {
    case '\\':
    case '`':
    case '*':
    case '[':
      return true;
    case '_':
      return !(LETTER.test(before) && LETTER.test(after));
    case ']':
      return place.inLink;
    case '|':
      return place.inTable || place.hasLines;
    case '<':
      return after === '' || /[a-z/!?]/i.test(after);
    case '~':
      return before === '~' || after === '~' || before === '' || after === '';
    case '!':
      return after === '';
    default:
      return false;
  }
}

/** The text with a backslash before every character that Markdown would take for markup inside a line. */
export function escapeMarkdown(text: string, place: TextPlace): string {
  const escaped = text
    .replaceAll(/[\\`*[\]_|<~!]/g, (character, index: number) =>
      isEscaped(character, text.charAt(index - 1), text.charAt(index + 1), place)
        ? `\\${character}`
        : character,
    )
    // What is, or may become with the next text, a character reference.
    .replaceAll(/&(?=#?\w{1,40};|#?\w{0,40}$)/g, '\\&');
  // A bare web address would become a link.
  return place.inLink ? escaped : escaped.replaceAll(/(https?):(?=\/\/)/gi, '$1\\:');
}

/** White space as character references, for the ends of a line, where Markdown drops it. */
function encodeSpace(space: string): string {
  return Array.from(space, (character) => `&#${character.codePointAt(0)};`).join('');
}

/** A line of a paragraph with what would begin another block escaped, and white space kept at its ends. */
export function guardLine(line: string): string {
  const start = line.length - line.trimStart().length;
  const end = Math.max(start, line.trimEnd().length);
  const words = line
    .slice(start, end)
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+])(?=\s|$)/, '\\$1')
    .replace(/^([-=:])(?=[-=:|\s\\]*$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^>/, '\\>');
  return encodeSpace(line.slice(0, start)) + words + encodeSpace(line.slice(end));
}

/** A link's destination. */
export function destinationOf(address: string): string {
  const escaped = address.replaceAll(/\\|&(?=#?\w+;)/g, '\\$&');
  return /[\s()<>]/.test(address) ? `<${escaped.replaceAll(/[<>]/g, '\\$&')}>` : escaped;
}

/** A link's title with the space before it, or nothing. */
export function titleOf(title: string | null): string {
  return title === null ? '' : ` "${title.replaceAll(/["\\]|&(?=#?\w+;)/g, '\\$&')}"`;
}

/** A code span: its fence is longer than any run of backticks in it. */
export function codeSpanOf(code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return isPadded ? `${fence} ${code} ${fence}` : fence + code + fence;
}
