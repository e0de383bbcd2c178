import type { NodeMeasures } from './measure-nodes.ts';
import type { PageNode } from './page-tree.ts';

/** Groups with a higher share of linked characters lead to other pages. */
const LINKED_GROUP = 0.5;
const LINKED_BLOCK = 0.8;
const GROUP_TAGS = new Set(
  'div section ul ol table dl p aside blockquote header article span h2 h3 h4 h5 h6 details'.split(' '),
);

/** Removes groups within the article that are mostly links to other pages. */
export function excludeLinkGroups(
  nodes: readonly PageNode[],
  container: number,
  isLeftOut: Uint8Array,
  { worth, signs, linked }: NodeMeasures,
): void {
  for (let index = container + 1; index < nodes[container]!.end; index += 1) {
    if (!GROUP_TAGS.has(nodes[index]!.name) || signs[index] === 0) continue;
    const share = linked[index]! / signs[index]!;
    const most = nodes[index]!.name === 'p' ? LINKED_BLOCK : LINKED_GROUP;
    if (share > most && worth[index]! < signs[index]! * 0.5) isLeftOut[index] = 1;
  }
}
