import { scoreBlock } from './score-block.ts';
import { isBoilerplate, isByline, isClosing, isEnding } from './boilerplate.ts';
import { normalizeText } from './normalize-text.ts';
import { readBlocks } from './page-blocks.ts';
import type { PageBlock } from './page-blocks.ts';
import type { PageNode } from './page-tree.ts';

/** Maximum closing blocks of an article. */
const MAX_CLOSINGS = 4;
/** A block that opens what follows an article ends it if at least this share of the text comes before. */
const ENDING_SHARE = 0.6;
/** A short paragraph at the edge of a named body stays, unless this share of it is linked. */
const EDGE_LINKED = 0.3;
const LASTING_TAGS = new Set('li td th pre dd dt blockquote'.split(' '));
/** Short text (characters) directly inside these tags, outside any paragraph, is the label of a box. */
const FRAME_TAGS = new Set(['div', 'section', 'article', 'header', 'figure', 'main', 'details', 'summary']);
const FRAGMENT_SIGNS = 20;
/**
 * A heading of this length (characters), within this many blocks before the text, is its standfirst: a picture is in
 * between.
 */
const STANDFIRST_SIGNS = 45;
const STANDFIRST_REACH = 4;
const SUBHEADING = /^h[2-6]$/;

/**
 * Removes blocks within the article: the title, boilerplate, labels, and everything before its first and after its last
 * running text. `isNamed`: the page names the container as its body, so that short paragraphs at the edges belong to
 * it.
 */
export function trimArticle(
  nodes: readonly PageNode[],
  container: number,
  isLeftOut: Uint8Array,
  titles: ReadonlySet<string>,
  isNamed: boolean,
): void {
  const { end } = nodes[container]!;
  const blocks = readBlocks(nodes, isLeftOut).filter(
    (block) => block.first >= container && block.first < end,
  );
  const tagOf = (block: PageBlock): string => nodes[Math.max(block.owner, 0)]!.name;
  const isKept = blocks.map((block) => !isBoilerplate(block) && !titles.has(normalizeText(block.text)));
  const isText = blocks.map((block, index) => isKept[index]! && scoreBlock(block, tagOf(block)) > 0);
  cutAtEnding(blocks, isKept, isText, tagOf);
  cutClosings(blocks, isKept, isText);
  const firstText = isText.indexOf(true);
  let firstHeading = firstText;
  while (firstHeading > 0 && SUBHEADING.test(tagOf(blocks[firstHeading - 1]!))) firstHeading -= 1;
  const lastText = isText.lastIndexOf(true);
  for (const [index, block] of blocks.entries()) {
    const lasts =
      LASTING_TAGS.has(tagOf(block)) ||
      (isNamed &&
        tagOf(block) === 'p' &&
        !(index < firstText && isByline(block)) &&
        block.linkedSigns < block.signs * EDGE_LINKED);
    const isHeading = SUBHEADING.test(tagOf(block));
    if (firstText === -1) break;
    const opens =
      isHeading &&
      (index >= firstHeading || (block.signs >= STANDFIRST_SIGNS && index >= firstText - STANDFIRST_REACH));
    if (index < firstText && !lasts && !opens) isKept[index] = false;
    if (index > lastText && !lasts) isKept[index] = false;
    if (FRAME_TAGS.has(tagOf(block)) && block.signs < FRAGMENT_SIGNS && scoreBlock(block, tagOf(block)) < 0)
      isKept[index] = false;
    if (!isKept[index])
      for (let node = block.first; node < block.end; node += 1)
        if (nodes[node]!.name === '') isLeftOut[node] = 1;
  }
}

/** Drops everything from a block on that opens what follows an article. */
function cutAtEnding(
  blocks: readonly PageBlock[],
  isKept: boolean[],
  isText: boolean[],
  tagOf: (block: PageBlock) => string,
): void {
  let total = 0;
  for (const [index, block] of blocks.entries()) if (isText[index]!) total += block.signs;
  let before = 0;
  for (const [index, block] of blocks.entries()) {
    if (before >= total * ENDING_SHARE && tagOf(block) !== 'li' && isEnding(block)) {
      isKept.fill(false, index);
      isText.fill(false, index);
      return;
    }
    if (isText[index]!) before += block.signs;
  }
}

/** Drops short blocks at the end that are calls to action or rights notices. */
function cutClosings(blocks: readonly PageBlock[], isKept: boolean[], isText: boolean[]): void {
  let left = MAX_CLOSINGS;
  for (let index = blocks.length - 1; index > 0 && left > 0; index -= 1) {
    if (!isKept[index]! || !isText[index]!) continue;
    if (!isClosing(blocks[index]!)) return;
    isKept[index] = false;
    isText[index] = false;
    left -= 1;
  }
}
