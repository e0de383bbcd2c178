import { scoreBlock } from './score-block.ts';
import { readBlocks } from './page-blocks.ts';
import type { PageBlock } from './page-blocks.ts';
import type { PageNode } from './page-tree.ts';

/** The blocks of a page, and for each node the sums over all blocks within it. */
export interface NodeMeasures {
  blocks: PageBlock[];
  /** Evidence for an article minus evidence against it. */
  value: Float64Array;
  /** Running text only, in about characters. */
  worth: Float64Array;
  /** Non-whitespace characters, and those within links. */
  signs: Float64Array;
  linked: Float64Array;
}

/** Measures the nodes of a page without excluded ones. */
export function measureNodes(nodes: readonly PageNode[], isLeftOut: Uint8Array): NodeMeasures {
  const blocks = readBlocks(nodes, isLeftOut);
  const value = new Float64Array(nodes.length);
  const worth = new Float64Array(nodes.length);
  const signs = new Float64Array(nodes.length);
  const linked = new Float64Array(nodes.length);
  for (const block of blocks) {
    const at = Math.max(block.owner, 0);
    const gained = scoreBlock(block, nodes[at]!.name);
    value[at]! += gained;
    worth[at]! += Math.max(gained, 0);
    signs[at]! += block.signs;
    linked[at]! += block.linkedSigns;
  }
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const { parent } = nodes[index]!;
    if (parent < 0) continue;
    value[parent]! += value[index]!;
    worth[parent]! += worth[index]!;
    signs[parent]! += signs[index]!;
    linked[parent]! += linked[index]!;
  }
  return { blocks, value, worth, signs, linked };
}
