import { textWithin } from './text-within.ts';
import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';
import type { ArticleSelection } from './select-article.ts';

/** A link of a page to a page. */
export interface PageLink {
  /** Absolute http(s) address, without a fragment. */
  href: string;
  text: string;
  /** Whether it is in the article, not around it. */
  inArticle: boolean;
  /** The `rel` values in lowercase: nofollow, sponsored, ugc … */
  rel: readonly string[];
}

/** All links of a page to other pages, in order. Links to anchors on the page itself are left out. */
export function readLinks(
  nodes: readonly PageNode[],
  selection: ArticleSelection,
  address: string,
): PageLink[] {
  const links: PageLink[] = [];
  const { container, isLeftOut } = selection;
  const end = nodes[container]?.end ?? 0;
  let leftOutUntil = 0;
  for (const [index, { name, attributes }] of nodes.entries()) {
    if (isLeftOut[index] === 1) leftOutUntil = Math.max(leftOutUntil, nodes[index]!.end);
    if (name !== 'a') continue;
    const href = resolveAddress(attributes.get('href') ?? '', address);
    if (href === null) continue;
    links.push({
      href,
      text: textWithin(nodes, index),
      inArticle:
        index >= container && index < end && index >= leftOutUntil && !isEmptied(nodes, isLeftOut, index),
      rel: (attributes.get('rel') ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== ''),
    });
  }
  return links;
}

/** Whether the first text within a link was excluded. */
function isEmptied(nodes: readonly PageNode[], isLeftOut: Uint8Array, link: number): boolean {
  const end = Math.min(nodes[link]!.end, link + 20);
  for (let index = link + 1; index < end; index += 1)
    if (nodes[index]!.name === '') return isLeftOut[index] === 1;
  return false;
}
