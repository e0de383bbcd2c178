import type { NodeMeasures } from './measure-nodes.ts';
import type { NodeRole } from './node-roles.ts';
import type { PageNode } from './page-tree.ts';

/** A node with an unwanted name stays if it contains more than this share of the page's running text. */
const UNWANTED_SHARE = 0.5;
/** A form is page markup if it contains more than this share. */
const FORM_SHARE = 0.3;
/**
 * Comments may be longer than the article, but then an article of at least this length exists (running text in
 * characters).
 */
const MIN_TEXT_OUTSIDE_COMMENTS = 500;

/** Excludes nodes named as something other than the article, unless they contain most of its text. */
export function excludeUnwanted(
  nodes: readonly PageNode[],
  roles: readonly NodeRole[],
  isLeftOut: Uint8Array,
  { worth, signs, linked }: NodeMeasures,
): void {
  let total = 0;
  let ownTotal = 0;
  for (let index = 0; index < nodes.length; index += 1) {
    if (nodes[index]!.parent !== -1) continue;
    total += worth[index]!;
    ownTotal += signs[index]! - linked[index]!;
  }
  const holdsBody = new Uint8Array(nodes.length);
  for (let index = roles.length - 1; index >= 0; index -= 1) {
    if (roles[index] === 'markedBody') holdsBody[index] = 1;
    if (holdsBody[index] === 1 && nodes[index]!.parent >= 0) holdsBody[nodes[index]!.parent] = 1;
  }
  const named = worthByName(nodes, roles, worth);
  for (let index = 0; index < roles.length; index += 1) {
    const role = roles[index]!;
    const isForm = nodes[index]!.name === 'form';
    if (holdsBody[index] === 1 || (role !== 'unwanted' && role !== 'comments' && !isForm)) continue;
    const share = isForm ? FORM_SHARE : UNWANTED_SHARE;
    const own = signs[index]! - linked[index]!;
    const most =
      role === 'unwanted' ? Math.max(worth[index]!, named.get(nameOf(nodes[index]!)) ?? 0) : worth[index]!;
    const isSmall = most <= total * share && own <= ownTotal * share;
    if (isSmall || (role === 'comments' && total - worth[index]! >= MIN_TEXT_OUTSIDE_COMMENTS))
      isLeftOut[index] = 1;
  }
}

/** Running text in all unwanted nodes by name: a name with most of a page's text is not the name of a box. */
function worthByName(
  nodes: readonly PageNode[],
  roles: readonly NodeRole[],
  worth: Float64Array,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (let index = 0; index < nodes.length; index += 1) {
    if (roles[index] !== 'unwanted') continue;
    const name = nameOf(nodes[index]!);
    if (name !== '') sums.set(name, (sums.get(name) ?? 0) + worth[index]!);
  }
  return sums;
}

/** The class of a node, or its id without digits; '' if it has neither. */
function nameOf({ attributes }: PageNode): string {
  return (attributes.get('class') ?? attributes.get('id')?.replaceAll(/\d+/g, '') ?? '').slice(0, 200);
}
