import type { EditorDocument } from '@pagewright/contract/document';
import { z } from 'zod';
import { ConversionError } from '../conversion-error.ts';
import { fitHeadings } from '../fit-headings.ts';
import { groupListEntries } from '../group-list-entries.ts';
import type { LooseMark, LooseNode } from '../loose-node.ts';
import { toEditorDocument } from '../loose-node.ts';

/** Offsets and lengths count code points, not UTF-16 units. */
const rangeSchema = z.object({ offset: z.int().min(0), length: z.int().min(0) });

const entitySchema = z.object({
  type: z.string(),
  data: z
    .object({ url: z.string(), href: z.string(), src: z.string(), alt: z.string(), title: z.string() })
    .partial()
    .catch({}),
});

const blockSchema = z.object({
  text: z.string().default(''),
  type: z.string().default('unstyled'),
  depth: z.int().min(0).catch(0),
  inlineStyleRanges: z.array(rangeSchema.extend({ style: z.string() })).default([]),
  entityRanges: z.array(rangeSchema.extend({ key: z.union([z.string(), z.number()]) })).default([]),
});

const draftSchema = z.object({
  blocks: z.array(blockSchema),
  entityMap: z.union([z.record(z.string(), entitySchema), z.array(entitySchema)]).default({}),
});

type DraftBlock = z.infer<typeof blockSchema>;
type Entity = z.infer<typeof entitySchema>;

const STYLES: ReadonlyMap<string, string> = new Map([
  ['BOLD', 'bold'],
  ['ITALIC', 'italic'],
  ['UNDERLINE', 'underline'],
  ['STRIKETHROUGH', 'strike'],
  ['CODE', 'code'],
]);
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['header-one', 1],
  ['header-two', 2],
  ['header-three', 3],
  ['header-four', 4],
  ['header-five', 5],
  ['header-six', 6],
]);

/** The UTF-16 index of each code point, followed by the end of the text. */
function codePointPlaces(text: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (const point of text) {
    places.push(place);
    place += point.length;
  }
  places.push(place);
  return places;
}

type Change = { at: number; mark: LooseMark; opens: boolean };

/** Where marks begin and end, in text order. */
function changesOf(block: DraftBlock, entities: ReadonlyMap<string, Entity>): Change[] {
  const places = codePointPlaces(block.text);
  const changes: Change[] = [];
  const mark = (range: { offset: number; length: number }, mark: LooseMark): void => {
    const from = places[range.offset];
    if (from === undefined || range.length === 0) return;
    const to = places[range.offset + range.length] ?? block.text.length;
    changes.push({ at: from, mark, opens: true }, { at: to, mark, opens: false });
  };
  for (const range of block.inlineStyleRanges) {
    const type = STYLES.get(range.style);
    if (type) mark(range, { type });
  }
  for (const range of block.entityRanges) {
    const entity = entities.get(String(range.key));
    const href = entity?.data.url ?? entity?.data.href;
    if (entity?.type === 'LINK' && href) {
      mark(range, { type: 'link', attrs: { href, title: entity.data.title ?? null } });
    }
  }
  return changes.toSorted((one, other) => one.at - other.at);
}

function inlineOf(block: DraftBlock, entities: ReadonlyMap<string, Entity>): LooseNode[] {
  const nodes: LooseNode[] = [];
  // Ranges of one style may overlap; one mark per style is enough.
  const open = new Map<string, Set<LooseMark>>();
  let from = 0;
  const cut = (to: number): void => {
    const marks = [...open.values()].flatMap((same) => [...same.values().take(1)]);
    if (to > from) nodes.push({ type: 'text', text: block.text.slice(from, to), marks });
    from = to;
  };
  for (const { at, mark, opens } of changesOf(block, entities)) {
    cut(at);
    const same = open.get(mark.type) ?? new Set();
    if (opens) open.set(mark.type, same.add(mark));
    else same.delete(mark);
  }
  cut(block.text.length);
  return nodes;
}

function imagesOf(block: DraftBlock, entities: ReadonlyMap<string, Entity>): LooseNode[] {
  return block.entityRanges.flatMap(({ key }) => {
    const entity = entities.get(String(key));
    if (entity?.type.toUpperCase() !== 'IMAGE') return [];
    const { src, url, alt, title } = entity.data;
    return [{ type: 'image', attrs: { src: src ?? url, alt, title } }];
  });
}

function blockOf(block: DraftBlock, entities: ReadonlyMap<string, Entity>): LooseNode[] {
  const content = inlineOf(block, entities);
  const level = LEVELS.get(block.type);
  if (level !== undefined) return [{ type: 'heading', attrs: { level }, content }];
  switch (block.type) {
    case 'unordered-list-item':
    case 'ordered-list-item': {
      const ordered = block.type === 'ordered-list-item';
      return [{ type: 'paragraph', content, entry: { level: block.depth, ordered, start: 1 } }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: [{ type: 'paragraph', content }] }];
    case 'code-block':
      return [{ type: 'codeBlock', content: [{ type: 'text', text: block.text }] }];
    case 'atomic': {
      const images = imagesOf(block, entities);
      return images.length === 0 && block.text.trim() !== '' ? [{ type: 'paragraph', content }] : images;
    }
    default:
      return [{ type: 'paragraph', content }];
  }
}

/** Joins neighboring lines of code and paragraphs of a quotation, which Draft.js writes as separate blocks. */
function joinNeighbours(blocks: readonly LooseNode[]): LooseNode[] {
  const joined: LooseNode[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isJoint = last?.type === block.type && (block.type === 'codeBlock' || block.type === 'blockquote');
    if (!isJoint || !last?.content) joined.push(block);
    else if (block.type === 'codeBlock')
      last.content.push({ type: 'text', text: '\n' }, ...(block.content ?? []));
    else last.content.push(...(block.content ?? []));
  }
  return joined;
}

/** Whether a value looks like Draft.js raw content. */
export function isDraftJs(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'blocks' in value && Array.isArray(value.blocks);
}

/**
 * Reads Draft.js raw content.
 * @throws ConversionError if it is malformed or exceeds the limits.
 */
export function readDraftJs(value: unknown): EditorDocument {
  const parsed = draftSchema.safeParse(value);
  if (!parsed.success) throw new ConversionError('malformed_node');
  const { blocks, entityMap } = parsed.data;
  const entities = new Map(Object.entries(entityMap));
  const read = blocks.flatMap((block) => blockOf(block, entities));
  return toEditorDocument(fitHeadings(groupListEntries(joinNeighbours(read))));
}
