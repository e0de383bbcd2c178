import { normalizeText } from './normalize-text.ts';
import type { NodeMeasures } from './measure-nodes.ts';
import type { PageNode } from './page-tree.ts';
import { textWithin } from './text-within.ts';

/** A node with a higher share of the article's running text is neither a teaser nor another article. */
const MAX_SHARE = 0.5;
/** Items of a teaser list: minimum number, maximum characters each, and share headed by a link. */
const MIN_TEASERS = 2;
const MAX_TEASER_LENGTH = 420;
const HEADED_SHARE = 0.7;
const HEADING = /^h[1-6]$/;
const ITEMS = new Set(['article', 'li', 'div', 'section', 'a']);
const DATED = new Set(['time', 'address']);
const SIGNED = /byline|author|dateline|posted|published|pubdate/i;
/** How many nodes of an item are checked for its heading, and after it for a byline, so that time stays linear. */
const HEADING_REACH = 60;
const BYLINE_REACH = 40;

/**
 * Excludes other articles within the container: teasers, which are headed by a link, and the next articles of an
 * infinite-scroll page, which have their own heading and byline.
 */
export function excludeOtherArticles(
  nodes: readonly PageNode[],
  container: number,
  isLeftOut: Uint8Array,
  titles: ReadonlySet<string>,
  { worth, signs }: NodeMeasures,
): void {
  const { end } = nodes[container]!;
  const isSmall = (index: number): boolean => worth[index]! <= worth[container]! * MAX_SHARE;
  let hasText = false;
  for (let index = container + 1; index < end; index += 1) {
    if (isLeftOut[index] === 1) {
      index = nodes[index]!.end - 1;
      continue;
    }
    if (nodes[index]!.name === '') continue;
    if (nodes[index]!.name === 'p' && worth[index]! > 0) hasText = true;
    const isOther =
      isSmall(index) &&
      (isTeaserList(nodes, index, signs) ||
        (hasText && nodes[index]!.name === 'article' && isOtherArticle(nodes, index, titles)));
    if (!isOther) continue;
    isLeftOut[index] = 1;
    index = nodes[index]!.end - 1;
  }
}

/** Whether the children of a node are similar, short, and headed by links. */
function isTeaserList(nodes: readonly PageNode[], list: number, signs: Float64Array): boolean {
  let count = 0;
  let headed = 0;
  let name: string | undefined;
  for (let item = list + 1; item < nodes[list]!.end; item = nodes[item]!.end) {
    const node = nodes[item]!;
    if (node.name === '' || signs[item] === 0) {
      if (signs[item]! > 0) return false;
      continue;
    }
    const own = `${node.name} ${node.attributes.get('class') ?? ''}`;
    name ??= own;
    if (!ITEMS.has(node.name) || own.split(' ')[0] !== name.split(' ')[0] || signs[item]! > MAX_TEASER_LENGTH)
      return false;
    count += 1;
    if (isHeadedByLink(nodes, item)) headed += 1;
  }
  return count >= MIN_TEASERS && headed >= count * HEADED_SHARE;
}

/** Whether the first heading within a node is a link, or inside one. */
function isHeadedByLink(nodes: readonly PageNode[], node: number): boolean {
  let linkEnd = nodes[node]!.name === 'a' ? nodes[node]!.end : 0;
  const last = Math.min(nodes[node]!.end, node + HEADING_REACH);
  for (let index = node + 1; index < last; index += 1) {
    const { name, end, attributes } = nodes[index]!;
    if (name === 'a' && attributes.has('href')) linkEnd = Math.max(linkEnd, end);
    if (!HEADING.test(name)) continue;
    if (index < linkEnd) return true;
    for (let inner = index + 1; inner < Math.min(end, index + HEADING_REACH); inner += 1) {
      if (nodes[inner]!.name === 'a' && nodes[inner]!.attributes.has('href')) return true;
    }
    return false;
  }
  return false;
}

/** Whether an element has a heading of its own that is not the page's title, and an author or date. */
function isOtherArticle(nodes: readonly PageNode[], article: number, titles: ReadonlySet<string>): boolean {
  const end = Math.min(nodes[article]!.end, article + HEADING_REACH);
  if (isHeadedByLink(nodes, article)) return true;
  let heading = article + 1;
  while (heading < end && !HEADING.test(nodes[heading]!.name)) heading += 1;
  if (heading === end || titles.has(normalizeText(textWithin(nodes, heading)))) return false;
  const last = Math.min(nodes[article]!.end, nodes[heading]!.end + BYLINE_REACH);
  for (let index = article + 1; index < last; index += 1) {
    const { name, attributes } = nodes[index]!;
    if (DATED.has(name) || SIGNED.test(`${attributes.get('class') ?? ''} ${attributes.get('rel') ?? ''}`))
      return true;
  }
  return false;
}
