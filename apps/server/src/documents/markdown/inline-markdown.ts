import type { EditorMark, InlineNode, LinkMark } from '@pagewright/contract/document';
import { escapeHtml } from '../html/escape-html.ts';
import { codeSpanOf, destinationOf, escapeMarkdown, titleOf } from './escape-markdown.ts';
import type { TextPlace } from './escape-markdown.ts';

/** How marks are written: as Markdown, or as HTML tags, which work anywhere. */
export type MarkStyle = 'markdown' | 'tags';

const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['bold', '**'],
  ['italic', '*'],
  ['strike', '~~'],
]);
const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;
const LETTER = /[\p{L}\p{N}]/u;

type Run = { mark: EditorMark | null; nodes: InlineNode[] };

function isSame(one: EditorMark | null | undefined, other: EditorMark | null | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Groups neighbors that share their mark at this depth. */
function runsOf(nodes: readonly InlineNode[], depth: number): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const mark = node.type === 'text' ? (node.marks?.[depth] ?? null) : null;
    const last = runs.at(-1);
    if (last && isSame(last.mark, mark)) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs;
}

/** Writes the text of one block, with `lineBreak` for line breaks. */
export class InlineMarkdown {
  private readonly style: MarkStyle;
  private readonly inTable: boolean;
  private readonly lineBreak: string;
  private readonly hasLines: boolean;

  constructor(
    style: MarkStyle,
    nodes: readonly InlineNode[],
    options: { inTable: boolean; lineBreak: string },
  ) {
    this.style = style;
    this.inTable = options.inTable;
    this.lineBreak = options.lineBreak;
    this.hasLines = nodes.some(({ type }) => type === 'hardBreak');
  }

  write(nodes: readonly InlineNode[]): string {
    const end = nodes.findLastIndex(({ type }) => type !== 'hardBreak') + 1;
    const breaks = nodes.length - end;
    // Breaks at the end of a block survive only as tags; the last one is not shown.
    const trailing = breaks > 0 ? '<br>'.repeat(breaks + 1) : '';
    return this.runs(nodes.slice(0, end), 0, false) + trailing;
  }

  private runs(nodes: readonly InlineNode[], depth: number, inLink: boolean): string {
    const runs = runsOf(nodes, depth);
    let written = '';
    for (const [index, { mark, nodes: inside }] of runs.entries()) {
      if (mark === null) {
        written += inside.map((node) => this.node(node, inLink)).join('');
      } else {
        const next = runs[index + 1];
        written += this.marked(mark, inside, depth, inLink, written, next);
      }
    }
    return written;
  }

  private node(node: InlineNode, inLink: boolean): string {
    if (node.type === 'hardBreak') return this.lineBreak;
    const place: TextPlace = { inTable: this.inTable, inLink, hasLines: this.hasLines };
    return escapeMarkdown(node.text, place);
  }

  private marked(
    mark: EditorMark,
    nodes: readonly InlineNode[],
    depth: number,
    inLink: boolean,
    before: string,
    next: Run | undefined,
  ): string {
    if (mark.type === 'code' && this.style === 'markdown') {
      const code = codeSpanOf(nodes.map((node) => (node.type === 'text' ? node.text : '')).join(''));
      return this.inTable ? code.replaceAll('|', '\\|') : code;
    }
    if (mark.type === 'link') return this.link(mark, nodes, depth);
    const content = this.runs(nodes, depth + 1, inLink);
    const delimiter = DELIMITERS.get(mark.type);
    if (delimiter && this.style === 'markdown' && canDelimit(before, content, next)) {
      return delimiter + content + delimiter;
    }
    return `<${TAGS[mark.type]}>${content}</${TAGS[mark.type]}>`;
  }

  private link(mark: LinkMark, nodes: readonly InlineNode[], depth: number): string {
    const { href, title, conversion } = mark.attrs;
    const content = this.runs(nodes, depth + 1, true);
    const [only, ...others] = nodes;
    const isBare =
      only?.type === 'text' && others.length === 0 && only.text === href && only.marks?.length === 1;
    if (isBare && title === null && !conversion && /^https?:\/\/[^\s<>\\|]+$/i.test(href)) return `<${href}>`;
    // Markdown has no syntax for a conversion link.
    if (this.style === 'tags' || conversion) {
      const tip = title === null ? '' : ` title="${escapeHtml(title)}"`;
      const counted = conversion ? ' data-conversion' : '';
      return `<a href="${escapeHtml(href)}"${tip}${counted}>${content}</a>`;
    }
    const target = destinationOf(href) + titleOf(title);
    return `[${content}](${this.inTable ? target.replaceAll('|', '\\|') : target})`;
  }
}

const lastOf = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? '';
const firstOf = (text: string): string => Array.from(text.slice(0, 2))[0] ?? '';

/** Whether `*` around the content would be read as emphasis; CommonMark checks the characters on both sides. */
function canDelimit(before: string, content: string, next: Run | undefined): boolean {
  const first = firstOf(content);
  const last = lastOf(content);
  const node = next?.nodes[0];
  const after = next?.mark ? '*' : node?.type === 'text' ? firstOf(node.text) : '';
  const isOpen = LETTER.test(first) || (first.trim() !== '' && !LETTER.test(lastOf(before)));
  const isClosed = LETTER.test(last) || (last.trim() !== '' && !LETTER.test(after) && after !== '*');
  return isOpen && isClosed && !/[*~]$/.test(before);
}
