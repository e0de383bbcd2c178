import { isRecord, itemsOf, stringAt } from './json-value.ts';
import type { JsonRecord } from './json-value.ts';
import { PaperBuilder } from './paper-builder.ts';
import type { Paper } from './types.ts';

const HEADING_LEVELS: Readonly<Record<string, number>> = {
  'header-one': 1,
  'header-two': 2,
  'header-three': 3,
  'header-four': 4,
  'header-five': 5,
  'header-six': 6,
};
const LIST_TYPES = new Set(['unordered-list-item', 'ordered-list-item']);

interface EntityRange {
  start: number;
  end: number;
  entity: JsonRecord;
}

/** Parses Draft.js raw JSON (`{ blocks, entityMap }`). Never throws: values that are not blocks are skipped. */
export function parseDraft(root: JsonRecord): Paper {
  const builder = new PaperBuilder();
  const entities = isRecord(root['entityMap']) ? root['entityMap'] : {};
  let listItem = -1;
  const openLists: string[] = [];

  for (const block of itemsOf(root['blocks'])) {
    if (!isRecord(block)) continue;
    const type = stringAt(block, 'type');
    const isItem = LIST_TYPES.has(type);
    const depth = isItem ? draftDepth(block['depth']) : -1;
    openLists.length = Math.min(openLists.length, depth + 1);
    if (isItem) {
      if (openLists[depth] !== type) {
        openLists[depth] = type;
        builder.addList();
      }
      listItem += 1;
    }
    const ranges = entityRanges(block, entities);
    if (type === 'atomic') {
      for (const { entity } of ranges) addAtomicImage(builder, entity);
      continue;
    }
    addRanges(builder, stringAt(block, 'text'), ranges);
    const level = HEADING_LEVELS[type] ?? 0;
    builder.closeBlock({
      kind: level > 0 ? 'heading' : type === 'code-block' ? 'code' : 'paragraph',
      level,
      listDepth: depth + 1,
      listItem: isItem ? listItem : -1,
      inQuote: type === 'blockquote',
    });
  }
  return builder.finish('draft');
}

function draftDepth(depth: unknown): number {
  return typeof depth === 'number' && depth > 0 ? Math.min(Math.floor(depth), 100) : 0;
}

function addAtomicImage(builder: PaperBuilder, entity: JsonRecord): void {
  if (stringAt(entity, 'type').toUpperCase() !== 'IMAGE') return;
  const data = isRecord(entity['data']) ? entity['data'] : {};
  builder.addImageBlock(stringAt(data, 'src'), stringAt(data, 'alt'), {});
}

function addRanges(builder: PaperBuilder, text: string, ranges: readonly EntityRange[]): void {
  let done = 0;
  for (const { start, end, entity } of ranges) {
    if (start < done || stringAt(entity, 'type').toUpperCase() !== 'LINK') continue;
    const data = isRecord(entity['data']) ? entity['data'] : {};
    builder.addText(text.slice(done, start), null);
    builder.addText(text.slice(start, end), stringAt(data, 'url') || stringAt(data, 'href'));
    done = end;
  }
  builder.addText(text.slice(done), null);
}

/** The entity ranges in order, converted from the code points of Draft.js to UTF-16 units. */
function entityRanges(block: JsonRecord, entities: JsonRecord): EntityRange[] {
  const raw = itemsOf(block['entityRanges']).filter(isRecord);
  if (raw.length === 0) return [];
  const offsets = codePointOffsets(stringAt(block, 'text'));
  const last = offsets.length - 1;
  const ranges: EntityRange[] = [];
  for (const range of raw) {
    const entity = entities[String(range['key'])];
    const { offset, length } = range;
    if (!isRecord(entity) || typeof offset !== 'number' || typeof length !== 'number') continue;
    const start = Math.min(Math.max(Math.floor(offset) || 0, 0), last);
    const end = Math.min(Math.max(start + (Math.floor(length) || 0), start), last);
    ranges.push({ start: offsets[start]!, end: offsets[end]!, entity });
  }
  return ranges.toSorted((a, b) => a.start - b.start);
}

/** UTF-16 offset of every code point of a text, and of its end. */
function codePointOffsets(text: string): number[] {
  const offsets = [0];
  let offset = 0;
  for (const character of text) {
    offset += character.length;
    offsets.push(offset);
  }
  return offsets;
}
