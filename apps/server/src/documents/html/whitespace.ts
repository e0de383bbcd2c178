import type { LooseNode, LooseMark } from '../loose-node.ts';

/**
 * How white space is read. `collapse`: as in browsers, with no-break spaces that only pad treated as spaces. `lines`:
 * only white space around a line break collapses, as Markdown leaves it. `keep`: unchanged.
 */
export type Spacing = 'collapse' | 'lines' | 'keep';

/** Part of a block of text: words, or a break if `text` is null. */
export type Piece = { text: string | null; marks: readonly LooseMark[]; spacing: Spacing };

const RUNS = { collapse: /[ \t\n\r\f\u00a0]+/g, lines: /[ \t\n\r\f]+/g } as const;
const BLANK = { collapse: /^[ \t\n\r\f\u00a0]*$/, lines: /^[ \t\n\r\f]*$/ } as const;

/** Whether the text is only collapsible white space. With `keep`, only the empty text is. */
export function isBlank(text: string, spacing: Spacing): boolean {
  return spacing === 'keep' ? text === '' : BLANK[spacing].test(text);
}

/**
 * The inline nodes of one block: white space is collapsed within and across pieces, and trimmed at its ends and around
 * breaks.
 */
export function settlePieces(pieces: readonly Piece[]): LooseNode[] {
  const nodes: LooseNode[] = [];
  // White space that is shown only if more text follows on the same line.
  let waiting: { run: string; marks: readonly LooseMark[] } | null = null;
  let lineStart = true;
  let lastMarks: readonly LooseMark[] | null = null;

  const append = (text: string, marks: readonly LooseMark[]): void => {
    const last = nodes.at(-1);
    if (last?.text !== undefined && lastMarks === marks) last.text += text;
    else nodes.push({ type: 'text', text, marks: [...marks] });
    lastMarks = marks;
  };
  const push = (text: string, marks: readonly LooseMark[]): void => {
    if (waiting && !lineStart) append(waiting.run === '\u00a0' ? '\u00a0' : ' ', waiting.marks);
    waiting = null;
    lineStart = false;
    append(text, marks);
  };

  for (const { text, marks, spacing } of pieces) {
    if (text === null) {
      waiting = null;
      lineStart = true;
      nodes.push({ type: 'hardBreak' });
    } else if (spacing === 'keep') {
      if (text !== '') push(text, marks);
    } else {
      let end = 0;
      for (const found of text.matchAll(RUNS[spacing])) {
        if (spacing === 'lines' && !found[0].includes('\n')) continue;
        if (found.index > end) push(text.slice(end, found.index), marks);
        const before: { run: string; marks: readonly LooseMark[] } = waiting ?? { run: '', marks };
        waiting = { run: before.run + found[0], marks: before.marks };
        end = found.index + found[0].length;
      }
      if (end < text.length) push(text.slice(end), marks);
    }
  }
  return nodes;
}
