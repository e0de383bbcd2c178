import type { LooseNode, ListEntry } from './loose-node.ts';

/** Deepest level kept; deeper entries are moved up to it. */
const LEVEL_MAX = 8;

type OpenList = { level: number; ordered: boolean; items: LooseNode[] };

function openList({ level, ordered, start }: ListEntry, into: LooseNode[]): OpenList {
  const items: LooseNode[] = [];
  into.push({
    type: ordered ? 'orderedList' : 'bulletList',
    attrs: ordered ? { start } : {},
    content: items,
  });
  return { level, ordered, items };
}

/** Turns consecutive paragraphs with an `entry` into nested lists. Other blocks stay and end a list. */
export function groupListEntries(blocks: readonly LooseNode[]): LooseNode[] {
  const grouped: LooseNode[] = [];
  let open: OpenList[] = [];
  for (const block of blocks) {
    if (!block.entry) {
      open = [];
      grouped.push(block);
      continue;
    }
    const entry = { ...block.entry, level: Math.min(Math.max(block.entry.level, 0), LEVEL_MAX) };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > entry.level) open.pop();
    const last = open.at(-1);
    if (last && last.level === entry.level && last.ordered !== entry.ordered) open.pop();
    const current = open.at(-1);
    const parent = current?.items.at(-1);
    const list =
      current && current.level === entry.level ? current : openList(entry, parent?.content ?? grouped);
    if (list !== current) open.push(list);
    list.items.push({ type: 'listItem', content: [{ type: 'paragraph', content: block.content ?? [] }] });
  }
  return grouped;
}
