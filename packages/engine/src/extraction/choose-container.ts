import type { NodeMeasures } from './measure-nodes.ts';
import type { NodeRole } from './node-roles.ts';
import type { PageNode } from './page-tree.ts';

/** Minimum share of the best node's text for a node marked or named as the article's body. */
const MARKED_SHARE = 0.4;
const NAMED_SHARE = 0.4;
const ARTICLE_SHARE = 0.7;
/** A body contains the whole article if it has this share of what is marked the same. */
const WHOLE_SHARE = 0.85;
/** Shorter running text (in characters) is not an article. */
const MIN_TEXT = 140;

/** The node of the article: one marked or named so, else the one with the most text. -1 if there is none. */
export function chooseContainer(
  nodes: readonly PageNode[],
  roles: readonly NodeRole[],
  measures: NodeMeasures,
): number {
  const { value, worth } = measures;
  const best = greatest(nodes, value, () => true);
  if (best === -1 || worth[best]! < MIN_TEXT) {
    const own = measures.signs.map((signs, index) => signs - measures.linked[index]!);
    const body = greatest(
      nodes,
      own,
      (index) => (roles[index] === 'markedBody' || roles[index] === 'body') && own[index]! >= MIN_TEXT / 2,
    );
    return body;
  }
  const from = (share: number, isCandidate: (index: number) => boolean): number => {
    const found = greatest(
      nodes,
      value,
      (index) => isCandidate(index) && worth[index]! >= worth[best]! * share,
    );
    return found;
  };
  const marked = from(MARKED_SHARE, (index) => roles[index] === 'markedBody');
  if (marked !== -1) return withEquals(nodes, marked, worth, (index) => roles[index] === 'markedBody');
  const named = from(NAMED_SHARE, (index) => roles[index] === 'body');
  if (named !== -1) {
    const name = nodes[named]!.attributes.get('class');
    return withEquals(
      nodes,
      named,
      worth,
      (index) => roles[index] === 'body' && nodes[index]!.attributes.get('class') === name,
    );
  }
  const article = from(ARTICLE_SHARE, (index) => nodes[index]!.name === 'article');
  if (article !== -1 && value[article]! >= value[best]! * ARTICLE_SHARE) {
    // The article element also contains comments and boxes; the best node within it does not.
    return best > article && best < nodes[article]!.end ? best : article;
  }
  return best;
}

/** The smallest node around a body and its equals, if the body alone is only part of the article. */
function withEquals(
  nodes: readonly PageNode[],
  body: number,
  worth: Float64Array,
  isEqual: (index: number) => boolean,
): number {
  const equals: number[] = [];
  let all = 0;
  for (let index = 0; index < nodes.length; index += 1) {
    if (!isEqual(index) || worth[index] === 0) continue;
    equals.push(index);
    all += worth[index]!;
    index = nodes[index]!.end - 1;
  }
  if (equals.length < 2 || worth[body]! > all * WHOLE_SHARE) return body;
  let around = body;
  while (
    nodes[around]!.parent >= 0 &&
    (around > equals[0]! || nodes[around]!.end < nodes[equals.at(-1)!]!.end)
  ) {
    around = nodes[around]!.parent;
  }
  return worth[around]! > all / WHOLE_SHARE ? body : around;
}

/** The element with the largest sum; among equals the innermost. */
function greatest(
  nodes: readonly PageNode[],
  sums: Float64Array,
  isCandidate: (index: number) => boolean,
): number {
  let found = -1;
  for (let index = 0; index < nodes.length; index += 1) {
    if (nodes[index]!.name === '' || !isCandidate(index)) continue;
    if (sums[index]! > 0 && (found === -1 || sums[index]! >= sums[found]!)) found = index;
  }
  return found;
}
