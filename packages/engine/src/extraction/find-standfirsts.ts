import { isBoilerplate } from './boilerplate.ts';
import { normalizeText } from './normalize-text.ts';
import type { PageBlock } from './page-blocks.ts';
import type { PageNode } from './page-tree.ts';

/** Maximum number of blocks between title and standfirst, and its length in characters. */
const STANDFIRST_REACH = 8;
const STANDFIRST_SIGNS = 45;
const STANDFIRST_MAX = 700;
const STANDFIRST_LINKED = 0.3;
const MAX_STANDFIRSTS = 2;
const STANDFIRST_NAME =
  /(?:^|[\s_-])(?:lead|lede|intro|introduction|standfirst|teaser|subtitle|subline|dek|deck|summary|excerpt|abstract|vorspann)(?:$|[\s_-]|text)/i;
/** How many ancestors are checked for a standfirst's name, and for being left out. */
const STANDFIRST_NAME_REACH = 3;
const REACH = 64;

/**
 * Running text between the title and the container, usually one standfirst. A node named as unwanted (a "teaser")
 * counts only if it is also named as an introduction.
 */
export function findStandfirsts(
  nodes: readonly PageNode[],
  container: number,
  blocks: readonly PageBlock[],
  isLeftOut: Uint8Array,
  titles: ReadonlySet<string>,
): PageBlock[] {
  const before = blocks.filter((block) => block.end <= container);
  const isTitle = (block: PageBlock): boolean =>
    block.linkedSigns < block.signs &&
    (nodes[Math.max(block.owner, 0)]!.name === 'h1' || titles.has(normalizeText(block.text)));
  const title = before.findLastIndex(isTitle);
  if (title === -1) return [];
  return before
    .slice(title + 1)
    .filter((block) => !isLeftOutAt(nodes, block.owner, isLeftOut) || isNamedStandfirst(nodes, block))
    .slice(0, STANDFIRST_REACH)
    .filter((block) => isStandfirst(nodes, block, isLeftOut))
    .slice(0, MAX_STANDFIRSTS);
}

function isStandfirst(nodes: readonly PageNode[], block: PageBlock, isLeftOut: Uint8Array): boolean {
  const { signs, linkedSigns } = block;
  if (
    signs < STANDFIRST_SIGNS ||
    signs > STANDFIRST_MAX ||
    linkedSigns > signs * STANDFIRST_LINKED ||
    isBoilerplate(block)
  )
    return false;
  return isNamedStandfirst(nodes, block) || !isLeftOutAt(nodes, block.owner, isLeftOut);
}

function isNamedStandfirst(nodes: readonly PageNode[], block: PageBlock): boolean {
  let index = block.owner;
  for (let step = 0; index >= 0 && step < STANDFIRST_NAME_REACH; step += 1) {
    const { parent, attributes } = nodes[index]!;
    if (STANDFIRST_NAME.test((attributes.get('class') ?? '').slice(0, 200))) return true;
    index = parent;
  }
  return false;
}

function isLeftOutAt(nodes: readonly PageNode[], node: number, isLeftOut: Uint8Array): boolean {
  let index = node;
  for (let step = 0; index >= 0 && step <= REACH; step += 1) {
    if (isLeftOut[index] === 1) return true;
    index = nodes[index]!.parent;
  }
  return false;
}
