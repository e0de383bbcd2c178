import type { PageNode } from './page-tree.ts';

/** The article according to the alternative reading of a page. */
export interface ParagraphChoice {
  /** Index of its node, -1 if there is none. */
  container: number;
  /** 1 for each excluded node, including its descendants. */
  isLeftOut: Uint8Array;
}

const UNLIKELY =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i;
const MAYBE = /and|article|body|column|content|main|mathjax|shadow/i;
const GOOD = /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i;
const BAD =
  /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i;
const SCORED = new Set('section h2 h3 h4 h5 h6 p td pre'.split(' '));
/** A `div` without any of these is a paragraph. */
const DIVIDING = new Set('blockquote dl div img ol p pre table ul section'.split(' '));
const KEPT_WHOLE = new Set('html body a table code'.split(' '));
const TAG_POINTS = new Map<string, number>([
  ['div', 5],
  ...['pre', 'td', 'blockquote'].map((tag) => [tag, 3] as const),
  ...'address ol ul dl dd dt li form'.split(' ').map((tag) => [tag, -3] as const),
  ...'h1 h2 h3 h4 h5 h6 th'.split(' ').map((tag) => [tag, -5] as const),
]);
const NAME_POINTS = 25;
const MIN_TEXT = 25;
const UNITS_A_POINT = 100;
const MAX_LENGTH_POINTS = 3;
/** How many ancestors a paragraph's score counts for. */
const LEVELS = 5;
const CANDIDATES = 5;
/** Candidates with this share of the best score, if enough of them are within one node, are parts of one article. */
const EQUAL_SHARE = 0.75;
const MIN_EQUAL_CANDIDATES = 3;
const SIBLING_SHARE = 0.2;
const MIN_SIBLING = 10;
const LONG_PARAGRAPH = 80;
const COMMAS = /[,،﹐︐︑⸁⸴⸲，]/g;

/** Text of a node and of its links, in UTF-16 units, and its commas. */
interface Counts {
  units: Float64Array;
  linked: Float64Array;
  commas: Float64Array;
}

/**
 * Finds the article differently from `chooseContainer`: each paragraph adds to the score of its two nearest ancestors,
 * and less to those further up, by length and commas; names and tags add or subtract points. Based on the rules of
 * Mozilla's Readability (Apache-2.0), which reads no schema and knows other names.
 */
export function scoreParagraphs(nodes: readonly PageNode[], isUnread: Uint8Array): ParagraphChoice {
  const isLeftOut = excludeUnlikely(nodes, isUnread);
  const counts = countText(nodes, isLeftOut);
  const scores = scoreNodes(nodes, isLeftOut, counts);
  const best = climb(nodes, scores, bestCandidate(nodes, scores));
  if (best === -1) return { container: -1, isLeftOut };
  return joinSiblings(nodes, best, scores, counts, isLeftOut);
}

function namesOf({ attributes }: PageNode): string {
  return `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`;
}

function excludeUnlikely(nodes: readonly PageNode[], isUnread: Uint8Array): Uint8Array {
  const isLeftOut = isUnread.slice();
  const judged = new Map<string, boolean>();
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    if (node.attributes.size === 0 || KEPT_WHOLE.has(node.name)) continue;
    const names = namesOf(node);
    if (names.length < 2) continue;
    let isUnlikely = judged.get(names);
    if (isUnlikely === undefined) {
      isUnlikely = UNLIKELY.test(names) && !MAYBE.test(names);
      judged.set(names, isUnlikely);
    }
    if (isUnlikely) isLeftOut[index] = 1;
  }
  return isLeftOut;
}

function countText(nodes: readonly PageNode[], isLeftOut: Uint8Array): Counts {
  const units = new Float64Array(nodes.length);
  const linked = new Float64Array(nodes.length);
  const commas = new Float64Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    if (isLeftOut[index] === 1) continue;
    const { name, line, parent } = nodes[index]!;
    if (name === '') {
      units[index] = line.trim().length;
      commas[index] = units[index] === 0 ? 0 : (line.match(COMMAS)?.length ?? 0);
    } else if (name === 'a') linked[index] = units[index]!;
    if (parent < 0) continue;
    units[parent]! += units[index]!;
    linked[parent]! += linked[index]!;
    commas[parent]! += commas[index]!;
  }
  return { units, linked, commas };
}

/** The score of each node with paragraphs, reduced by its share of linked text; NaN for the others. */
function scoreNodes(nodes: readonly PageNode[], isLeftOut: Uint8Array, counts: Counts): Float64Array {
  const { units, linked, commas } = counts;
  const scores = new Float64Array(nodes.length).fill(NaN);
  const isDivided = new Uint8Array(nodes.length);
  for (const { name, parent } of nodes) {
    if (!DIVIDING.has(name)) continue;
    for (let around = parent; around >= 0 && isDivided[around] === 0; around = nodes[around]!.parent) {
      isDivided[around] = 1;
    }
  }
  for (let index = 0; index < nodes.length; index += 1) {
    if (isLeftOut[index] === 1) {
      index = nodes[index]!.end - 1;
      continue;
    }
    const { name } = nodes[index]!;
    if (!SCORED.has(name) && !(name === 'div' && isDivided[index] === 0)) continue;
    if (units[index]! < MIN_TEXT) continue;
    const points =
      2 + commas[index]! + Math.min(MAX_LENGTH_POINTS, Math.floor(units[index]! / UNITS_A_POINT));
    let around = nodes[index]!.parent;
    for (let level = 0; level < LEVELS && around > 0; level += 1) {
      if (Number.isNaN(scores[around])) scores[around] = startOf(nodes[around]!);
      scores[around]! += points / (level === 0 ? 1 : level === 1 ? 2 : level * 3);
      around = nodes[around]!.parent;
    }
  }
  return scores.map((score, index) => score * (1 - linked[index]! / Math.max(1, units[index]!)));
}

function startOf(node: PageNode): number {
  return (TAG_POINTS.get(node.name) ?? 0) + namePoints(node);
}

function namePoints({ attributes }: PageNode): number {
  let points = 0;
  for (const name of [attributes.get('class') ?? '', attributes.get('id') ?? '']) {
    if (name === '') continue;
    if (BAD.test(name)) points -= NAME_POINTS;
    if (GOOD.test(name)) points += NAME_POINTS;
  }
  return points;
}

/** The node with the highest score, or its ancestor with enough others of nearly the same score. */
function bestCandidate(nodes: readonly PageNode[], scores: Float64Array): number {
  const top: number[] = [];
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index]!;
    if (Number.isNaN(score)) continue;
    const place = top.findIndex((other) => score > scores[other]!);
    if (place === -1) top.push(index);
    else top.splice(place, 0, index);
    if (top.length > CANDIDATES) top.pop();
  }
  const best = top[0];
  if (best === undefined) return -1;
  const equals = top.slice(1).filter((other) => scores[other]! >= scores[best]! * EQUAL_SHARE);
  if (equals.length < MIN_EQUAL_CANDIDATES) return best;
  for (let around = nodes[best]!.parent; around > 0; around = nodes[around]!.parent) {
    if (nodes[around]!.name === 'body') break;
    const held = equals.filter((other) => other > around && other < nodes[around]!.end).length;
    if (held >= MIN_EQUAL_CANDIDATES) return around;
  }
  return best;
}

/** An ancestor of the best node with a higher score, which contains the rest of the article. */
function climb(nodes: readonly PageNode[], scores: Float64Array, best: number): number {
  if (best === -1) return -1;
  let found = best;
  let last = Number.isNaN(scores[best]) ? 0 : scores[best]!;
  const least = last / 3;
  for (let around = nodes[best]!.parent; around > 0; around = nodes[around]!.parent) {
    if (nodes[around]!.name === 'body') break;
    const score = scores[around]!;
    if (Number.isNaN(score)) continue;
    if (score < least) break;
    if (score > last) {
      found = around;
      break;
    }
    last = score;
  }
  return found;
}

/** Includes the best node's siblings that read like part of it. */
function joinSiblings(
  nodes: readonly PageNode[],
  best: number,
  scores: Float64Array,
  { units, linked, commas }: Counts,
  isLeftOut: Uint8Array,
): ParagraphChoice {
  const { parent } = nodes[best]!;
  if (parent < 0) return { container: best, isLeftOut };
  const own = Number.isNaN(scores[best]) ? 0 : scores[best]!;
  const least = Math.max(MIN_SIBLING, own * SIBLING_SHARE);
  const ownClass = nodes[best]!.attributes.get('class') ?? '';
  const others: number[] = [];
  let joined = 0;
  for (let index = parent + 1; index < nodes[parent]!.end; index = nodes[index]!.end) {
    if (index === best || isLeftOut[index] === 1) continue;
    const { name, attributes } = nodes[index]!;
    const bonus = ownClass !== '' && attributes.get('class') === ownClass ? own * SIBLING_SHARE : 0;
    const score = Number.isNaN(scores[index]) ? -Infinity : scores[index]!;
    const share = linked[index]! / Math.max(1, units[index]!);
    const isParagraph =
      name === 'p' &&
      (units[index]! > LONG_PARAGRAPH
        ? share < 0.25
        : units[index]! > 0 && share === 0 && commas[index]! > 0);
    if (score + bonus >= least || isParagraph) joined += 1;
    else others.push(index);
  }
  if (joined === 0) return { container: best, isLeftOut };
  for (const other of others) isLeftOut[other] = 1;
  return { container: parent, isLeftOut };
}
