import { isRecord, itemsOf, stringAt } from './json-value.ts';
import type { JsonRecord } from './json-value.ts';
import { PaperBuilder, UNIT } from './paper-builder.ts';
import type { Paper } from './types.ts';

/** Nodes that take one position and have no content. */
const LEAVES = new Set(['horizontalRule', 'hardBreak', 'image']);
/** Nodes that contain other nodes even if `content` is absent. */
const CONTAINERS = new Set([
  'doc',
  'bulletList',
  'orderedList',
  'taskList',
  'listItem',
  'taskItem',
  'blockquote',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
]);
const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'codeBlock']);
const LISTS = new Set(['bulletList', 'orderedList', 'taskList']);
const LIST_ITEMS = new Set(['listItem', 'taskItem']);

/** No article has this many nodes. Without a limit, an object that contains itself would never end. */
const MAXIMUM_NODES = 1_000_000;

interface Surroundings {
  listDepth: number;
  listItem: number;
  inQuote: boolean;
  inTable: boolean;
}

interface Frame extends Surroundings {
  children: readonly unknown[];
  next: number;
}

/** Parses editor (ProseMirror, Tiptap) JSON. Never throws: values that are not nodes are skipped. */
export function parseEditor(root: JsonRecord): Paper {
  const builder = new PaperBuilder();
  const surroundings = { listDepth: 0, listItem: -1, inQuote: false, inTable: false };
  // The start of the document takes no position. A node that is not a document is treated as the only node of one.
  const children = root['type'] === 'doc' || root['type'] === undefined ? itemsOf(root['content']) : [root];
  const stack: Frame[] = [{ children, next: 0, ...surroundings }];
  let position = 0;
  let listItems = 0;
  let left = MAXIMUM_NODES;

  while (stack.length > 0 && left > 0) {
    const frame = stack[stack.length - 1]!;
    if (frame.next >= frame.children.length) {
      stack.pop();
      position += 1;
      continue;
    }
    left -= 1;
    const node = frame.children[frame.next];
    frame.next += 1;
    if (!isRecord(node)) continue;
    const type = stringAt(node, 'type');
    const content = itemsOf(node['content']);

    if (type === 'text' || type === 'hardBreak') {
      // Words outside a text block, which only a damaged document has, become a block of their own.
      position += addInline(builder, [node], position, frame, 'paragraph', 0);
    } else if (type === 'image') {
      const attributes = attributesOf(node);
      builder.addImageBlock(stringAt(attributes, 'src'), stringAt(attributes, 'alt'), { ...frame, position });
      position += 1;
    } else if (TEXT_BLOCKS.has(type) || holdsWords(type, content)) {
      const kind = type === 'heading' ? 'heading' : type === 'codeBlock' ? 'code' : 'paragraph';
      const level = kind === 'heading' ? headingLevel(attributesOf(node)['level']) : 0;
      position += 2 + addInline(builder, content, position + 1, frame, kind, level);
    } else if (LEAVES.has(type) || (content.length === 0 && !CONTAINERS.has(type))) {
      position += 1;
    } else {
      if (LISTS.has(type)) builder.addList();
      if (type === 'table') builder.addTable();
      const isItem = LIST_ITEMS.has(type);
      stack.push({
        children: content,
        next: 0,
        listDepth: frame.listDepth + (LISTS.has(type) ? 1 : 0),
        listItem: isItem ? listItems : frame.listItem,
        inQuote: frame.inQuote || type === 'blockquote',
        inTable: frame.inTable || type === 'table',
      });
      if (isItem) listItems += 1;
      position += 1;
    }
  }
  return builder.finish('editor');
}

/** Writes one text block and returns the number of positions of its content. */
function addInline(
  builder: PaperBuilder,
  nodes: readonly unknown[],
  position: number,
  surroundings: Surroundings,
  kind: 'paragraph' | 'heading' | 'code',
  level: number,
): number {
  for (const node of nodes) if (isRecord(node)) addInlineNode(builder, node);
  const length = builder.length;
  builder.closeBlock({ ...surroundings, kind, level, position });
  return length;
}

function addInlineNode(builder: PaperBuilder, node: JsonRecord): void {
  const type = stringAt(node, 'type');
  const href = linkOf(node);
  if (type === 'text') {
    builder.addText(stringAt(node, 'text'), href);
  } else if (type === 'hardBreak') {
    builder.addText('\n', href);
  } else if (type === 'image') {
    const attributes = attributesOf(node);
    builder.addInlineImage(stringAt(attributes, 'src'), stringAt(attributes, 'alt'), href);
  } else {
    addUnknownInline(builder, node);
  }
}

/** An unknown unit takes one position, or its content plus one before and one after it. */
function addUnknownInline(builder: PaperBuilder, root: JsonRecord): void {
  const stack: unknown[] = [root];
  let left = MAXIMUM_NODES;
  while (stack.length > 0 && left > 0) {
    left -= 1;
    const node = stack.pop();
    if (node === UNIT) builder.addText(UNIT, null);
    if (!isRecord(node)) continue;
    if (stringAt(node, 'type') === 'text') {
      builder.addText(stringAt(node, 'text'), linkOf(node));
      continue;
    }
    builder.addText(UNIT, null);
    const content = itemsOf(node['content']);
    if (content.length === 0) continue;
    stack.push(UNIT);
    for (let index = content.length - 1; index >= 0; index -= 1) stack.push(content[index]);
  }
}

function holdsWords(type: string, content: readonly unknown[]): boolean {
  return !CONTAINERS.has(type) && content.some((child) => isRecord(child) && child['type'] === 'text');
}

function attributesOf(node: JsonRecord): JsonRecord {
  const attributes = node['attrs'];
  return isRecord(attributes) ? attributes : {};
}

function linkOf(node: JsonRecord): string | null {
  for (const mark of itemsOf(node['marks'])) {
    if (isRecord(mark) && mark['type'] === 'link') return stringAt(attributesOf(mark), 'href');
  }
  return null;
}

function headingLevel(level: unknown): number {
  return typeof level === 'number' && level >= 1 && level <= 6 ? Math.floor(level) : 1;
}
