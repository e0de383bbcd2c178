/** A line of the pasted text as the engine reads it. */
interface DraftLine {
  readonly text: string;
  /** Its start in editor positions. */
  readonly position: number;
  /** Its start offset in the pasted text. */
  readonly offset: number;
}

/** A pasted text in the form the engine expects. */
export interface Draft {
  /** The first line if it is a level-1 heading; otherwise the title is unknown. */
  readonly title: string | undefined;
  /** Editor JSON. */
  readonly content: string;
  readonly lines: readonly DraftLine[];
  /** Number of headings below the title. */
  readonly headings: number;
}

interface EditorNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly marks?: readonly EditorNode[];
  readonly content?: readonly EditorNode[];
  readonly text?: string;
}

const LEVEL_MIN = 2;
const LEVEL_MAX = 4;
const HEADING = /^(#{1,6})\s+/;
const ITEM = /^(?:[-*+]|\d{1,3}[.)])\s+/;
const LINK = /\[([^\]]+)\]\((https?:[^\s)]+|\/[^\s)]*)\)/g;

/**
 * Parses text in which `#` starts headings, `-` list items, and `[words](address)` is a link. A leading level-1 heading
 * is the title, as in file import, and the others get the editor's levels.
 */
export function readDraft(source: string): Draft {
  const nodes: EditorNode[] = [];
  const lines: DraftLine[] = [];
  let title: string | undefined;
  let items: EditorNode[] = [];
  let position = 0;
  const closeList = (): void => {
    if (items.length === 0) return;
    nodes.push({ type: 'bulletList', content: items });
    items = [];
    position += 1;
  };
  for (const { 0: raw, index } of source.matchAll(/\S[^\n\r\u2028\u2029]*/g)) {
    const heading = HEADING.exec(raw);
    const item = heading === null ? ITEM.exec(raw) : null;
    const sign = (heading ?? item)?.[0] ?? '';
    const inline = inlineNodes(raw.slice(sign.length).trim());
    const text = inline.map((node) => node.text ?? '').join('');
    if (text === '') continue;
    if (heading?.[1] === '#' && title === undefined && nodes.length === 0 && items.length === 0) {
      title = text;
      continue;
    }
    if (item === null) closeList();
    // A list item has an opening token, and the first one also its list, before its text.
    else position += items.length === 0 ? 2 : 1;
    lines.push({ text, position: position + 1, offset: index + sign.length });
    position += text.length + (item === null ? 2 : 3);
    const paragraph = { type: 'paragraph', content: inline };
    if (item !== null) items.push({ type: 'listItem', content: [paragraph] });
    else if (heading === null) nodes.push(paragraph);
    else nodes.push({ type: 'heading', attrs: { level: heading[1]?.length ?? 1 }, content: inline });
  }
  closeList();
  fitLevels(nodes);
  const headings = nodes.filter(({ type }) => type === 'heading').length;
  return { title, content: JSON.stringify({ type: 'doc', content: nodes }), lines, headings };
}

/** Levels 2 to 4, as in the editor. If a level-1 heading remains, all move down by one. */
function fitLevels(nodes: EditorNode[]): void {
  const levelOf = ({ attrs }: EditorNode): number => Number(attrs?.['level']);
  const shift = nodes.some((node) => levelOf(node) === 1) ? 1 : 0;
  for (const [index, node] of nodes.entries())
    if (node.type === 'heading')
      nodes[index] = {
        ...node,
        attrs: { level: Math.min(Math.max(levelOf(node) + shift, LEVEL_MIN), LEVEL_MAX) },
      };
}

/** The text and links of a line. */
function inlineNodes(line: string): EditorNode[] {
  const nodes: EditorNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of line.matchAll(LINK)) {
    if (index > end) nodes.push({ type: 'text', text: line.slice(end, index) });
    nodes.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    end = index + whole.length;
  }
  if (end < line.length) nodes.push({ type: 'text', text: line.slice(end) });
  return nodes;
}
