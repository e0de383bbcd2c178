import { HtmlReader } from '../paper/parse-html.ts';
import type { Paper } from '../paper/types.ts';
import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';
import type { ArticleSelection } from './select-article.ts';

const PARAGRAPH: ReadonlyMap<string, string> = new Map();

/** Writes the selected nodes of a page, in order, as a paper; addresses of links and images become absolute. */
export function writeArticle(
  nodes: readonly PageNode[],
  selection: ArticleSelection,
  address: string,
): Paper {
  const { container, isLeftOut, standfirsts } = selection;
  const reader = new HtmlReader();
  for (const standfirst of standfirsts) {
    reader.open('p', PARAGRAPH);
    for (let index = standfirst.first; index < standfirst.end; index += 1)
      if (nodes[index]!.name === '') reader.text(nodes[index]!.text);
    reader.close('p');
  }
  const open: number[] = [];
  const end = nodes[container]?.end ?? 0;
  let index = container;
  while (index < end) {
    while (open.length > 0 && nodes[open.at(-1)!]!.end <= index) reader.close(nodes[open.pop()!]!.name);
    const node = nodes[index]!;
    if (isLeftOut[index] === 1) {
      index = node.end;
      continue;
    }
    if (node.name === '') reader.text(node.text);
    else {
      reader.open(node.name, node.attributes);
      if (node.end > index + 1) open.push(index);
      else if (node.name !== 'br') reader.close(node.name);
    }
    index += 1;
  }
  while (open.length > 0) reader.close(nodes[open.pop()!]!.name);
  const paper = reader.finish();
  return {
    ...paper,
    links: paper.links.map((link) => ({ ...link, href: resolveAddress(link.href, address) ?? link.href })),
    images: paper.images.map((image) => ({ ...image, src: resolveAddress(image.src, address) ?? image.src })),
  };
}
