import type { LooseNode } from './loose-node.ts';

const levelOf = (node: LooseNode): number => (typeof node.attrs?.level === 'number' ? node.attrs.level : 2);

/** The level of what Word marks as the title. */
export const TITLE_LEVEL = 0;

const isMain = (node: LooseNode): boolean => node.type === 'heading' && levelOf(node) <= 1;

function someHeading(blocks: readonly LooseNode[], test: (node: LooseNode) => boolean): boolean {
  return blocks.some((block) =>
    block.type === 'heading' ? test(block) : someHeading(block.content ?? [], test),
  );
}

function withLevels(blocks: readonly LooseNode[], shift: number): LooseNode[] {
  return blocks.map((block) => {
    if (block.type === 'heading') {
      return { ...block, attrs: { level: Math.min(Math.max(levelOf(block) + shift, 2), 4) } };
    }
    return block.content && block.type !== 'paragraph'
      ? { ...block, content: withLevels(block.content, shift) }
      : block;
  });
}

/**
 * Maps heading levels 1 to 6 to 2 to 4. If there is a level 1, all levels move down by one, so that their order stays.
 */
export function fitHeadings(blocks: readonly LooseNode[]): LooseNode[] {
  return withLevels(blocks, someHeading(blocks, isMain) ? 1 : 0);
}

/** The text of a block on one line. */
export function lineOf(node: LooseNode): string {
  const texts = (node.content ?? []).map((part) => (part.type === 'text' ? (part.text ?? '') : ' '));
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Removes and returns the title: what is marked as such, else the only top-level heading of level 1, or one that opens
 * the document.
 */
export function takeTitle(blocks: readonly LooseNode[]): { title: string; blocks: LooseNode[] } {
  const mains = blocks.filter(isMain);
  const marked = mains.find((heading) => levelOf(heading) === TITLE_LEVEL);
  const heading = marked ?? (mains.length === 1 || blocks[0] === mains[0] ? mains[0] : undefined);
  const title = heading ? lineOf(heading) : '';
  return { title, blocks: title === '' ? [...blocks] : blocks.filter((block) => block !== heading) };
}
