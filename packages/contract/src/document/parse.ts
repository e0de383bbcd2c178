import { z } from 'zod';
import { DOCUMENT_LIMITS } from './nodes.ts';
import type { BlockNode, EditorDocument, ListItemNode, TableCellNode, TableRowNode } from './nodes.ts';
import { cleanImageAddress } from './address.ts';
import { cellAttributes, headingLevel, label, language, listStart } from './attributes.ts';
import { isDeeperThan } from '../json-depth.ts';
import { DocumentFault, own } from './fault.ts';
import type { DocumentFaultReason, RawNode } from './fault.ts';
import { codeContent, inlineContent } from './inline.ts';

export type DocumentParse =
  | { ok: true; document: EditorDocument }
  /** `path` names the position, such as `content[2].content[0]`. It is empty for the whole document. */
  | { ok: false; reason: DocumentFaultReason; path: string };

/** One walk over an untrusted tree. Recursion ends at `DOCUMENT_LIMITS.depth`, however deep the tree is. */
class Reading {
  private nodes = 0;
  private readonly path: number[] = [];

  /** The current position of the walk; after a fault, the position of the fault. */
  get place(): string {
    return this.path.map((index) => `content[${index}]`).join('.');
  }

  /** Calls `visit` with each child node and its type. */
  private each(parent: RawNode, visit: (node: RawNode, type: string) => void): void {
    const children = own(parent, 'content') ?? [];
    if (!Array.isArray(children)) throw new DocumentFault('malformed_node');
    if (children.length > 0 && this.path.length + 1 >= DOCUMENT_LIMITS.depth)
      throw new DocumentFault('too_deep');
    for (const [index, child] of (children as unknown[]).entries()) {
      this.path.push(index);
      this.nodes += 1;
      if (this.nodes > DOCUMENT_LIMITS.nodes) throw new DocumentFault('too_many_nodes');
      if (typeof child !== 'object' || child === null) throw new DocumentFault('malformed_node');
      const type = own(child, 'type');
      if (typeof type !== 'string') throw new DocumentFault('malformed_node');
      visit(child, type);
      this.path.pop();
    }
  }

  /** The children of a node that holds blocks. Texts and breaks between blocks become paragraphs. */
  blocks(parent: RawNode): BlockNode[] {
    const blocks: BlockNode[] = [];
    let loose: RawNode[] = [];
    const closeParagraph = (): void => {
      const content = inlineContent(loose);
      loose = [];
      if (content.length > 0) blocks.push({ type: 'paragraph', content });
    };
    this.each(parent, (node, type) => {
      if (type === 'text' || type === 'hardBreak') {
        loose.push(node);
        return;
      }
      closeParagraph();
      for (const block of this.block(node, type)) blocks.push(block);
    });
    closeParagraph();
    return blocks;
  }

  private block(node: RawNode, type: string): BlockNode[] {
    switch (type) {
      case 'paragraph':
        return this.textBlocks(node, (content) => ({ type, ...(content.length > 0 && { content }) }));
      case 'heading': {
        const attrs = { level: headingLevel(node) };
        return this.textBlocks(node, (content) => ({ type, attrs, ...(content.length > 0 && { content }) }));
      }
      case 'codeBlock': {
        const parts: RawNode[] = [];
        this.each(node, (part, partType) => {
          if (partType !== 'text' && partType !== 'hardBreak') throw new DocumentFault('misplaced_node');
          parts.push(part);
        });
        const content = codeContent(parts);
        return [{ type, attrs: { language: language(node) }, ...(content.length > 0 && { content }) }];
      }
      case 'image':
        return this.image(node);
      case 'horizontalRule':
        return [{ type }];
      case 'blockquote':
        return [{ type, content: filled(this.blocks(node)) }];
      case 'bulletList': {
        const content = this.items(node);
        return content.length > 0 ? [{ type, content }] : [];
      }
      case 'orderedList': {
        const content = this.items(node);
        return content.length > 0 ? [{ type, attrs: { start: listStart(node) }, content }] : [];
      }
      case 'table':
        return this.table(node);
      case 'doc':
      case 'listItem':
      case 'tableRow':
      case 'tableCell':
      case 'tableHeader':
        throw new DocumentFault('misplaced_node');
      default:
        throw new DocumentFault('unknown_node');
    }
  }

  /** A text block. Images inside it split it into separate blocks. */
  private textBlocks(
    node: RawNode,
    make: (content: ReturnType<typeof inlineContent>) => BlockNode,
  ): BlockNode[] {
    const blocks: BlockNode[] = [];
    let parts: RawNode[] = [];
    this.each(node, (part, type) => {
      if (type === 'text' || type === 'hardBreak') {
        parts.push(part);
      } else if (type === 'image') {
        const before = inlineContent(parts);
        parts = [];
        if (before.length > 0) blocks.push(make(before));
        blocks.push(...this.image(part));
      } else {
        throw new DocumentFault(KNOWN_TYPES.has(type) ? 'misplaced_node' : 'unknown_node');
      }
    });
    const rest = inlineContent(parts);
    if (rest.length > 0 || blocks.length === 0) blocks.push(make(rest));
    return blocks;
  }

  /** The image, or nothing if its source must not be stored. */
  private image(node: RawNode): BlockNode[] {
    const attrs = own(node, 'attrs');
    const src = cleanImageAddress(own(attrs, 'src'));
    if (src === null) return [];
    return [
      { type: 'image', attrs: { src, alt: label(own(attrs, 'alt')), title: label(own(attrs, 'title')) } },
    ];
  }

  private items(list: RawNode): ListItemNode[] {
    const items: ListItemNode[] = [];
    this.each(list, (node, type) => {
      if (type !== 'listItem')
        throw new DocumentFault(KNOWN_TYPES.has(type) ? 'misplaced_node' : 'unknown_node');
      const content = this.blocks(node);
      if (content[0]?.type !== 'paragraph') content.unshift({ type: 'paragraph' });
      items.push({ type, content });
    });
    return items;
  }

  private table(node: RawNode): BlockNode[] {
    const rows: TableRowNode[] = [];
    let spansRows = false;
    this.each(node, (row, type) => {
      if (type !== 'tableRow')
        throw new DocumentFault(KNOWN_TYPES.has(type) ? 'misplaced_node' : 'unknown_node');
      const cells: TableCellNode[] = [];
      this.each(row, (cell, cellType) => {
        if (cellType !== 'tableCell' && cellType !== 'tableHeader') {
          throw new DocumentFault(KNOWN_TYPES.has(cellType) ? 'misplaced_node' : 'unknown_node');
        }
        const attrs = cellAttributes(cell);
        if (attrs.rowspan > 1) spansRows = true;
        cells.push({ type: cellType, attrs, content: filled(this.blocks(cell)) });
      });
      rows.push({ type, ...(cells.length > 0 && { content: cells }) });
    });
    const content = spansRows ? rows : rows.filter((row) => row.content !== undefined);
    return content.some((row) => row.content !== undefined) ? [{ type: 'table', content }] : [];
  }
}

const KNOWN_TYPES: ReadonlySet<string> = new Set([
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'image',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'text',
]);

const filled = (blocks: BlockNode[]): BlockNode[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }]);

/**
 * Converts any value to the canonical form of `EditorDocument`, or says why it cannot. Refused: values that are not
 * documents, unknown or misplaced nodes, NUL and lone surrogates, and anything above the limits. Repaired without loss
 * of text: loose text between blocks, images inside paragraphs, items and cells without a paragraph, heading levels
 * outside 2-4. Removed: unknown attributes and marks, links and images whose address must not be stored (a link's text
 * stays), lists and tables without entries, empty texts, control characters. On a text with `code`, all other marks
 * except a link are removed, and a link removes `code`: the editor does not combine `code` with other marks.
 */
export function normalizeDocument(value: unknown): DocumentParse {
  if (typeof value !== 'object' || value === null || own(value, 'type') !== 'doc') {
    return { ok: false, reason: 'not_a_document', path: '' };
  }
  const reading = new Reading();
  try {
    const content = filled(reading.blocks(value));
    // Line breaks in texts and repairs create more nodes than were given: what was accepted once has to be accepted
    // again.
    if (countNodes(content) > DOCUMENT_LIMITS.nodes) return { ok: false, reason: 'too_many_nodes', path: '' };
    return { ok: true, document: { type: 'doc', content } };
  } catch (error) {
    if (error instanceof DocumentFault) return { ok: false, reason: error.reason, path: reading.place };
    throw error;
  }
}

type AnyNode = { readonly type: string; readonly content?: readonly AnyNode[] };

const countNodes = (nodes: readonly AnyNode[]): number =>
  nodes.reduce((sum, { content }) => sum + (content ? countNodes(content) : 0), nodes.length);

/** The size of a text in UTF-8 bytes. */
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Parses the JSON of an editor document like `normalizeDocument`. Never throws. */
export function parseEditorDocument(json: string): DocumentParse {
  const { bytes } = DOCUMENT_LIMITS;
  if (json.length > bytes || (json.length * 3 > bytes && byteLength(json) > bytes)) {
    return { ok: false, reason: 'too_large', path: '' };
  }
  if (isDeeperThan(json, DOCUMENT_LIMITS.json)) return { ok: false, reason: 'too_deep', path: '' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, reason: 'malformed_json', path: '' };
  }
  return normalizeDocument(value);
}

/** The JSON text of a document that `parseEditorDocument` accepts. */
export const editorDocumentSchema = z.string().superRefine((json, check) => {
  const parse = parseEditorDocument(json);
  if (!parse.ok) check.addIssue({ code: 'custom', message: `Not a document: ${parse.reason}` });
});
