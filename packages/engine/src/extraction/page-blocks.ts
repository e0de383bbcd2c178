import type { PageNode } from './page-tree.ts';

/** A run of text that a reader sees as one paragraph, heading, cell, or item. */
export interface PageBlock {
  /** Index of the innermost block element around it. */
  owner: number;
  /** Index of its first text node, and after its last one. */
  first: number;
  end: number;
  /** Non-whitespace characters, and those within links. */
  signs: number;
  linkedSigns: number;
  /** The first 400 UTF-16 units of the text. */
  text: string;
  /** Its last character, '' if empty. */
  last: string;
}

const BLOCK_TAGS = new Set(
  (
    'p div section article main header footer aside nav figure figcaption address dl dt dd form fieldset details ' +
    'summary ul ol li table caption thead tbody tfoot tr td th blockquote pre h1 h2 h3 h4 h5 h6 hr body html center'
  ).split(' '),
);
const KEPT_TEXT = 400;

/** Cuts the included nodes of a page into blocks, in order. `isLeftOut[i]` excludes node i with all its descendants. */
export function readBlocks(nodes: readonly PageNode[], isLeftOut: Uint8Array): PageBlock[] {
  const blocks: PageBlock[] = [];
  const owners: number[] = [];
  let linkEnd = 0;
  let block: PageBlock | null = null;
  let lineBreaks = 0;
  const finish = (): void => {
    if (block !== null && block.signs > 0) blocks.push(block);
    block = null;
    lineBreaks = 0;
  };
  let index = 0;
  while (index < nodes.length) {
    while (owners.length > 0 && nodes[owners.at(-1)!]!.end <= index) {
      owners.pop();
      finish();
    }
    const node = nodes[index]!;
    if (isLeftOut[index] === 1) {
      if (BLOCK_TAGS.has(node.name)) finish();
      index = node.end;
      continue;
    }
    if (node.name === '') {
      const { line, signs } = node;
      if (signs > 0) {
        lineBreaks = 0;
        block ??= {
          owner: owners.at(-1) ?? -1,
          first: index,
          end: index,
          signs: 0,
          linkedSigns: 0,
          text: '',
          last: '',
        };
        block.signs += signs;
        if (index < linkEnd) block.linkedSigns += signs;
        block.end = index + 1;
        block.last = line.trimEnd().slice(-1);
      }
      if (block !== null && block.text.length < KEPT_TEXT) block.text += line.slice(0, KEPT_TEXT);
    } else if (node.name === 'br') {
      lineBreaks += 1;
      if (lineBreaks > 1) finish();
    } else if (BLOCK_TAGS.has(node.name)) {
      finish();
      if (node.end > index + 1) owners.push(index);
    } else if (node.name === 'a' && node.attributes.has('href')) {
      linkEnd = Math.max(linkEnd, node.end);
    }
    index += 1;
  }
  finish();
  return blocks;
}
