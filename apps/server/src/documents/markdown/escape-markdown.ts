/** Context of a text. */
export type TextPlace = {
  inTable: boolean;
  inLink: boolean;
  /** The block has several lines, so one could be read as the delimiter row of a table. */
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

/** Escapes every character that Markdown would read as inline markup. */
export function escapeMarkdown(text: string, place: TextPlace): string {
  const escaped = text
    .replaceAll(/[\\`*[\]_|<~!]/g, (character, index: number) =>
      isEscaped(character, text.charAt(index - 1), text.charAt(index + 1), place)
        ? `\\${character}`
        : character,
    )
    // A character reference, or the start of one that the next text could complete.
    .replaceAll(/&(?=#?\w{1,40};|#?\w{0,40}$)/g, '\\&');
  // A bare URL would become a link.
  return place.inLink ? escaped : escaped.replaceAll(/(https?):(?=\/\/)/gi, '$1\\:');
}

/** Encodes white space at the ends of a line as character references, since Markdown drops it there. */
function encodeSpace(space: string): string {
  return Array.from(space, (character) => `&#${character.codePointAt(0)};`).join('');
}

/** Escapes what would start another block in a line of a paragraph, and keeps white space at its ends. */
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

/** The destination of a link. */
export function destinationOf(address: string): string {
  const escaped = address.replaceAll(/\\|&(?=#?\w+;)/g, '\\$&');
  return /[\s()<>]/.test(address) ? `<${escaped.replaceAll(/[<>]/g, '\\$&')}>` : escaped;
}

/** The title of a link with a leading space; empty without a title. */
export function titleOf(title: string | null): string {
  return title === null ? '' : ` "${title.replaceAll(/["\\]|&(?=#?\w+;)/g, '\\$&')}"`;
}

/** A code span; its fence is longer than any run of backticks inside. */
export function codeSpanOf(code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return isPadded ? `${fence} ${code} ${fence}` : fence + code + fence;
}
