import phrases from './boilerplate-phrases.json' with { type: 'json' };
import { comparable } from './comparable-text.ts';
import type { PageBlock } from './page-blocks.ts';
import { readDate } from './read-date.ts';

/** Phrases at the opening of a block tell boilerplate only while it is short (signs). */
const SHORT = 110;
const CLOSING_SIGNS = 200;
/** Who wrote it and when stands in short blocks before the text. */
const BYLINE_SIGNS = 70;
const DATE_SIGNS = 40;
const BYLINE = /^(?:by|von|par|por|words by|written by|text:|story by)\s|^\d+ min(?:ute)?s? read/;
const ENDING_SIGNS = 50;
const OPENINGS = phrases.openings;
const CLOSINGS = phrases.closings;
const ENDINGS = new Set(phrases.endings);

/** Whether a short block opens as no sentence of an article does: "Share this", "Advertisement". */
export function isBoilerplate(block: PageBlock): boolean {
  if (block.signs > SHORT) return false;
  const text = comparable(block.text);
  return OPENINGS.some((opening) => text.startsWith(opening));
}

/** Whether a block opens what follows an article: "Related stories", "About the author". */
export function isEnding(block: PageBlock): boolean {
  return block.signs < ENDING_SIGNS && ENDINGS.has(comparable(block.text).replace(/[:.…!]+$/, ''));
}

/** Whether a short block asks the reader to do something or names rights; only at the end of an article. */
export function isClosing(block: PageBlock): boolean {
  if (block.signs > CLOSING_SIGNS) return false;
  const text = comparable(block.text);
  return CLOSINGS.some((closing) => text.includes(closing));
}

/** Whether a block names who wrote the article or when: "By Ada Leaf", "Feb 18, 2020". */
export function isByline(block: PageBlock): boolean {
  if (block.signs > BYLINE_SIGNS) return false;
  const text = comparable(block.text);
  return BYLINE.test(text) || (block.signs <= DATE_SIGNS && readDate(text) !== null);
}
