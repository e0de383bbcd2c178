import { DOCUMENT_LIMITS } from '@pagewright/contract/document';
import { ConversionError } from '../conversion-error.ts';
import type { LooseMark, LooseNode, ListEntry } from '../loose-node.ts';
import { groupListEntries } from '../group-list-entries.ts';
import { isBlank, settlePieces } from './whitespace.ts';
import type { Piece, Spacing } from './whitespace.ts';

/** The block that text becomes. */
export type TextBlock = {
  type: 'paragraph' | 'heading' | 'codeBlock';
  attrs?: Record<string, unknown>;
  entry?: ListEntry;
};

type Container = {
  type: string;
  node: LooseNode;
  blocks: LooseNode[];
  /** Not in the source: `parent` of an entry or a cell that had none, or `child` of a list or table. */
  implied: 'parent' | 'child' | null;
};

/** Maximum nesting of containers; the contract's limit leaves room for a paragraph and its text inside. */
const CONTAINERS_MAX = DOCUMENT_LIMITS.depth - 2;
/** A page may hold more than the part that is used, but one far beyond a document is not read to its end. */
const BLOCKS_MAX = 2 * DOCUMENT_LIMITS.nodes;
/** Depth of a container with those that its content needs; 1 if any block may follow. */
const LEVELS: Readonly<Record<string, number>> = { bulletList: 2, orderedList: 2, table: 3, tableRow: 2 };

/** The parents that each container needs; elsewhere an implied one is added. */
const PARENTS: Readonly<Record<string, { parents: readonly string[]; implied: string }>> = {
  listItem: { parents: ['bulletList', 'orderedList'], implied: 'bulletList' },
  tableRow: { parents: ['table'], implied: 'table' },
  tableCell: { parents: ['tableRow'], implied: 'tableRow' },
  tableHeader: { parents: ['tableRow'], implied: 'tableRow' },
};
/** Blocks directly in one of these are put into a child of this type. */
const CHILDREN: Readonly<Record<string, string>> = {
  bulletList: 'listItem',
  orderedList: 'listItem',
  table: 'tableRow',
  tableRow: 'tableCell',
};

/**
 * Builds the blocks of a document from the elements and texts that a reader meets. The result is valid for any order.
 * @throws ConversionError `too_many_nodes` for far more blocks than a document may have.
 */
export class BlockBuilder {
  private readonly containers: Container[] = [this.container('doc', null)];
  private pieces: Piece[] | null = null;
  private block: TextBlock = { type: 'paragraph' };
  /** For foreign markup: empty blocks are removed, and two consecutive breaks end a paragraph. */
  private readonly clean: boolean;

  constructor(clean: boolean) {
    this.clean = clean;
  }

  private container(
    type: string,
    implied: Container['implied'],
    attrs: Record<string, unknown> = {},
  ): Container {
    const blocks: LooseNode[] = [];
    return { type, node: { type, attrs, content: blocks }, blocks, implied };
  }

  private get current(): Container {
    return this.containers[this.containers.length - 1] ?? this.container('doc', null);
  }

  /** Number of open containers, as `closeTo` takes it. */
  get depth(): number {
    return this.containers.length;
  }

  /** A leaf interrupted a block of text, so the white space around it is removed. */
  private isAfterLeaf = false;

  private count = 0;

  /** Increases with everything that is added. */
  activity = 0;

  /** Number of top-level blocks so far; -1 inside a container. */
  get position(): number {
    this.closeText();
    return this.containers.length === 1 ? this.current.blocks.length : -1;
  }

  /** Whether a block of text is open. */
  get hasText(): boolean {
    return this.pieces !== null;
  }

  /** Adds the entry or cell that a list or table needs before a block can follow. */
  private makeRoom(): void {
    for (;;) {
      const { type, implied } = this.current;
      const child = CHILDREN[type];
      if (child === undefined) return;
      if (implied === 'parent') this.closeTo(this.depth - 1);
      else this.containers.push(this.container(child, 'child'));
    }
  }

  private push(...blocks: LooseNode[]): void {
    this.activity += blocks.length;
    this.count += blocks.length;
    if (this.count > BLOCKS_MAX) throw new ConversionError('too_many_nodes');
    this.current.blocks.push(...blocks);
  }

  /**
   * Adds text or a break (`null`) to the open block of text; without one, opens `block`, unless there is nothing to
   * show.
   */
  text(
    text: string | null,
    marks: readonly LooseMark[],
    spacing: Spacing,
    block: TextBlock,
    given: boolean,
  ): void {
    if (this.pieces === null) {
      if (text !== null && !given && isBlank(text, spacing)) return;
      this.makeRoom();
      this.pieces = [];
      this.block = block;
    }
    this.activity += 1;
    const isAfterLeaf = this.isAfterLeaf && spacing !== 'keep';
    this.isAfterLeaf = false;
    this.pieces.push({ text: isAfterLeaf ? (text?.trimStart() ?? null) : text, marks, spacing });
  }

  /** Ends the open block of text, if there is one. */
  closeText(): void {
    this.isAfterLeaf = false;
    if (this.pieces === null) return;
    const pieces = this.pieces;
    this.pieces = null;
    if (this.block.type === 'codeBlock') {
      this.pushCode(pieces);
      return;
    }
    const content = settlePieces(pieces);
    // A break at the end of a block is not shown.
    if (content.at(-1)?.type === 'hardBreak') content.pop();
    for (const part of this.clean ? splitAtEmptyLines(content) : [content]) {
      if (part.length > 0 || !this.clean) this.push({ ...this.block, content: part });
    }
  }

  private pushCode(pieces: readonly Piece[]): void {
    let code = pieces.map((piece) => piece.text ?? '\n').join('');
    if (code.startsWith('\n')) code = code.slice(1);
    if (this.clean) code = code.trimEnd();
    if (code !== '' || !this.clean) {
      this.push({ ...this.block, content: [{ type: 'text', text: code }] });
    }
  }

  /** Adds a block without open content: an image, a rule, an empty paragraph. */
  leaf(node: LooseNode): void {
    const last = this.pieces?.at(-1);
    if (last && last.text !== null && last.spacing !== 'keep') last.text = last.text.trimEnd();
    this.closeText();
    this.isAfterLeaf = true;
    this.makeRoom();
    this.push(node);
  }

  /**
   * Opens a container, with the parents that it needs. False if it is too deep: its content then joins the open one.
   */
  open(type: string, attrs: Record<string, unknown> = {}): boolean {
    this.closeText();
    const place = PARENTS[type];
    if (place !== undefined) {
      while (this.current.implied && !place.parents.includes(this.current.type)) this.closeTo(this.depth - 1);
      if (!place.parents.includes(this.current.type)) {
        if (!this.open(place.implied)) return false;
        this.current.implied = 'parent';
      }
    } else {
      if (this.containers.length + (LEVELS[type] ?? 1) > CONTAINERS_MAX) return false;
      this.openOutside();
    }
    this.containers.push(this.container(type, null, attrs));
    return true;
  }

  /** A list directly in a list belongs to the entry before it. */
  private openOutside(): void {
    const list = this.current;
    const last = list.blocks.at(-1);
    if (CHILDREN[list.type] === 'listItem' && list.implied !== 'parent' && last?.content) {
      this.containers.push({ type: 'listItem', node: last, blocks: last.content, implied: 'child' });
      list.blocks.pop();
    } else {
      this.makeRoom();
    }
  }

  /** Opens a place for blocks that will stand before the table; false outside of tables and rows. */
  openAside(): boolean {
    this.closeText();
    const { type } = this.current;
    if (type !== 'table' && type !== 'tableRow') return false;
    this.containers.push(this.container('aside', null));
    return true;
  }

  /** Closes the innermost containers until `depth` remain open; never the document. */
  closeTo(depth: number): void {
    this.closeText();
    while (this.containers.length > Math.max(depth, 1)) {
      const closed = this.containers.pop();
      if (!closed) return;
      const { node, blocks } = closed;
      const content = groupListEntries(blocks);
      node.content = content;
      if (closed.type === 'aside') this.putBeforeTable(content);
      else if (content.length > 0 || !this.clean || closed.type.startsWith('table')) this.push(node);
    }
  }

  private putBeforeTable(blocks: LooseNode[]): void {
    const table = this.containers.findLastIndex((container) => container.type === 'table');
    const place = this.containers[table - 1] ?? this.current;
    place.blocks.push(...blocks);
  }

  /** Closes everything and returns the blocks. */
  end(): LooseNode[] {
    this.closeTo(1);
    return groupListEntries(this.current.blocks);
  }
}

/** Splits at two or more consecutive breaks. */
function splitAtEmptyLines(content: readonly LooseNode[]): LooseNode[][] {
  const parts: LooseNode[][] = [[]];
  let breaks: LooseNode[] = [];
  for (const node of content) {
    if (node.type === 'hardBreak') {
      breaks.push(node);
      continue;
    }
    if (breaks.length > 1) parts.push([node]);
    else parts.at(-1)?.push(...breaks, node);
    breaks = [];
  }
  return parts;
}
