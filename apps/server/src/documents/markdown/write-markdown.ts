import type {
  BlockNode,
  EditorDocument,
  InlineNode,
  ListItemNode,
  TableNode,
  TableRowNode,
} from '@pagewright/contract/document';
import { DOCUMENT_LIMITS } from '@pagewright/contract/document';
import { writeHtml } from '../html/write-html.ts';
import { destinationOf, escapeMarkdown, guardLine, titleOf } from './escape-markdown.ts';
import { InlineMarkdown } from './inline-markdown.ts';
import type { MarkStyle } from './inline-markdown.ts';
import { readMarkdown } from './read-markdown.ts';
import { TASK_BOXES } from './task-lists.ts';

/** Ways to write a block, from most readable to most reliable. */
const STYLES = ['markdown', 'tags', 'html'] as const;
type BlockStyle = (typeof STYLES)[number];

/** One block as one line of HTML. */
function htmlLine(block: BlockNode): string {
  return writeHtml({ type: 'doc', content: [block] }).replaceAll('\n', '&#10;');
}

const isEmpty = (block: BlockNode | undefined): boolean =>
  block?.type === 'paragraph' && block.content === undefined;

/** Writes blocks without HTML, except for what Markdown has no syntax for. */
class MarkdownWriting {
  private readonly style: MarkStyle;

  constructor(style: MarkStyle) {
    this.style = style;
  }

  /** Joins blocks with an empty line or `between`. */
  private blocks(blocks: readonly BlockNode[], between = '\n\n'): string {
    return withMarkers(blocks, (block, marker) => this.block(block, marker)).join(between);
  }

  /** One block; `marker` is 0 or 1, to separate consecutive lists. */
  block(block: BlockNode, marker: number): string {
    switch (block.type) {
      case 'paragraph':
        return block.content ? this.paragraph(block.content) : '<p></p>';
      case 'heading': {
        const words = this.oneLine(block.content ?? [], false).replace(/(?<![#\\])(#+)$/, '\\$1');
        return `${'#'.repeat(block.attrs.level)} ${words}`.trimEnd();
      }
      case 'codeBlock':
        return codeFence(block.attrs.language, (block.content ?? []).map(({ text }) => text).join(''));
      case 'image': {
        if (this.style === 'tags') return htmlLine(block);
        const { src, alt, title } = block.attrs;
        const words = escapeMarkdown(alt ?? '', { inTable: false, inLink: true, hasLines: false });
        return `![${words}](${destinationOf(src)}${titleOf(title)})`;
      }
      case 'horizontalRule':
        return '___';
      case 'blockquote':
        return this.blocks(block.content)
          .split('\n')
          .map((line) => (line === '' ? '>' : `> ${line}`))
          .join('\n');
      case 'bulletList':
        return this.list(block.content, () => '-*'.charAt(marker));
      case 'orderedList': {
        const numberOf = (index: number): number =>
          Math.min(block.attrs.start + index, DOCUMENT_LIMITS.start);
        return this.list(block.content, (index) => numberOf(index) + '.)'.charAt(marker));
      }
      case 'table':
        return this.table(block);
    }
  }

  private paragraph(content: readonly InlineNode[]): string {
    const lineBreak = '\\\n';
    const text = new InlineMarkdown(this.style, content, { inTable: false, lineBreak }).write(content);
    const lines = text.split(lineBreak);
    return lines.map((line) => guardLine(line)).join(lineBreak);
  }

  private oneLine(content: readonly InlineNode[], inTable: boolean): string {
    const text = new InlineMarkdown(this.style, content, { inTable, lineBreak: '<br>' }).write(content);
    return guardLine(text);
  }

  private list(items: readonly ListItemNode[], markerOf: (index: number) => string): string {
    const isTight = items.every((item) => isTightItem(item));
    return items
      .map((item, index) => this.item(item, markerOf(index), isTight))
      .join(isTight ? '\n' : '\n\n');
  }

  private item(item: ListItemNode, marker: string, isTight: boolean): string {
    const [first, ...rest] = item.content;
    if (isEmpty(first) && rest.length === 0) return marker;
    const between = isTight ? '\n' : '\n\n';
    // If an entry starts with another block, the reader restores the empty paragraph.
    const short = isEmpty(first) && rest[0]?.type !== 'paragraph' ? this.blocks(rest, between) : '';
    // `- - -` would be a rule.
    const isShort = short !== '' && !/^[-*][-* ]*(?:\n|$)/.test(short);
    const body = isShort ? short : withTaskBox(this.blocks(item.content, between));
    const indent = ' '.repeat(marker.length + 1);
    return `${marker} ${body.replaceAll(/\n(?!\n)/g, `\n${indent}`)}`;
  }

  private table(table: TableNode): string {
    const columns = columnAligns(table);
    if (columns === null) return htmlLine(table);
    const rows = table.content.map((row) => this.row(row));
    const rule = columns.map((align) => RULES[align ?? 'none']).join(' | ');
    return [rows[0], `| ${rule} |`, ...rows.slice(1)].join('\n');
  }

  private row(row: TableRowNode): string {
    const cells = (row.content ?? []).map(({ content: [block] }) => {
      return block?.type === 'paragraph' ? this.oneLine(block.content ?? [], true) : '';
    });
    return `| ${cells.join(' | ')} |`;
  }
}

const RULES = { none: '---', left: ':--', center: ':-:', right: '--:' } as const;

/** Whether an entry needs no empty lines: it is a paragraph, optionally with a list of such entries. */
function isTightItem(item: ListItemNode): boolean {
  const [first, second, third] = item.content;
  if (third !== undefined) return false;
  if (second === undefined) return true;
  if (isEmpty(first) || (second.type !== 'bulletList' && second.type !== 'orderedList')) return false;
  if (second.type === 'orderedList' && second.attrs.start !== 1) return false;
  return !isEmpty(second.content[0]?.content[0]) && second.content.every((inner) => isTightItem(inner));
}

function withTaskBox(body: string): string {
  const box = TASK_BOXES.find(({ text }) => body.startsWith(text));
  return box ? box.source + body.slice(box.text.length) : body;
}

function codeFence(language: string | null, code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/^ {0,3}(`{3,})/gm), ([, run = '']) => run.length));
  const fence = '`'.repeat(longest + 1);
  return code === '' ? `${fence}${language ?? ''}\n${fence}` : `${fence}${language ?? ''}\n${code}\n${fence}`;
}

/** The alignment of each column; null if Markdown cannot represent the table. */
function columnAligns({ content: rows }: TableNode): (keyof typeof RULES | null)[] | null {
  const head = rows[0]?.content ?? [];
  const aligns = head.map(({ attrs }) => attrs.align);
  const isPlain = rows.every(({ content = [] }, index) => {
    const type = index === 0 ? 'tableHeader' : 'tableCell';
    return (
      content.length === aligns.length &&
      content.every(
        (cell, column) =>
          cell.type === type &&
          cell.attrs.align === aligns[column] &&
          cell.attrs.colspan === 1 &&
          cell.attrs.rowspan === 1 &&
          cell.attrs.colwidth === null &&
          cell.content.length === 1 &&
          cell.content[0]?.type === 'paragraph',
      )
    );
  });
  return isPlain ? aligns : null;
}

/** Calls `visit` with each block and its marker, which alternates between consecutive lists to keep them separate. */
function withMarkers(
  blocks: readonly BlockNode[],
  visit: (block: BlockNode, marker: number) => string,
): string[] {
  let marker = 0;
  return blocks.map((block, index) => {
    marker = index > 0 && block.type === blocks[index - 1]?.type ? 1 - marker : 0;
    return visit(block, marker);
  });
}

const WRITINGS = { markdown: new MarkdownWriting('markdown'), tags: new MarkdownWriting('tags') } as const;

function write(blocks: readonly BlockNode[], styleOf: (block: BlockNode) => BlockStyle): string {
  const parts = withMarkers(blocks, (block, marker) => {
    const style = styleOf(block);
    return style === 'html' ? htmlLine(block) : WRITINGS[style].block(block, marker);
  });
  return `${parts.join('\n\n')}\n`;
}

function reads(markdown: string, blocks: readonly BlockNode[]): boolean {
  const document: EditorDocument = { type: 'doc', content: [...blocks] };
  return JSON.stringify(readMarkdown(markdown).document) === JSON.stringify(document);
}

/**
 * Writes the document as Markdown with GitHub's tables and strikethrough, ending in a line break. Underline and other
 * things that Markdown has no syntax for become HTML. The result is verified by reading it back: `readMarkdown` gives
 * the same document, and a block that would change is written with HTML tags, or entirely as HTML.
 */
export function writeMarkdown(document: EditorDocument): string {
  const blocks = document.content;
  if (blocks.length === 1 && isEmpty(blocks[0])) return '';
  const plain = write(blocks, () => 'markdown');
  if (reads(plain, blocks)) return plain;
  const styles = new Map(
    blocks.map((block) => [
      block,
      STYLES.find((style) =>
        reads(
          write([block], () => style),
          [block],
        ),
      ),
    ]),
  );
  const mixed = write(blocks, (block) => styles.get(block) ?? 'html');
  return reads(mixed, blocks) ? mixed : write(blocks, () => 'html');
}
