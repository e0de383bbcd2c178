import phrases from './boilerplate-phrases.json' with { type: 'json' };
import { normalizeText } from './normalize-text.ts';
import type { PageBlock } from './page-blocks.ts';
import { parseDate } from './parse-date.ts';

/** Opening phrases indicate boilerplate only in blocks up to this length (characters). */
const SHORT = 110;
const CLOSING_SIGNS = 200;
/** Author and date lines are short blocks before the text. */
const BYLINE_SIGNS = 70;
const DATE_SIGNS = 40;
const BYLINE = /^(?:by|von|par|por|words by|written by|text:|story by)\s|^\d+ min(?:ute)?s? read/;
const ENDING_SIGNS = 50;
const OPENINGS = phrases.openings;
const CLOSINGS = phrases.closings;
const ENDINGS = new Set(phrases.endings);

/** Whether a short block opens like no sentence of an article: "Share this", "Advertisement". */
export function isBoilerplate(block: PageBlock): boolean {
  if (block.signs > SHORT) return false;
  const text = normalizeText(block.text);
  return OPENINGS.some((opening) => text.startsWith(opening));
}

/** Whether a block opens what follows an article: "Related stories", "About the author". */
export function isEnding(block: PageBlock): boolean {
  return block.signs < ENDING_SIGNS && ENDINGS.has(normalizeText(block.text).replace(/[:.…!]+$/, ''));
}

/** Whether a short block is a call to action or a rights notice; only at the end of an article. */
export function isClosing(block: PageBlock): boolean {
  if (block.signs > CLOSING_SIGNS) return false;
  const text = normalizeText(block.text);
  return CLOSINGS.some((closing) => text.includes(closing));
}

/** Whether a block names the author or date: "By Ada Leaf", "Feb 18, 2020". */
export function isByline(block: PageBlock): boolean {
  if (block.signs > BYLINE_SIGNS) return false;
  const text = normalizeText(block.text);
  return BYLINE.test(text) || (block.signs <= DATE_SIGNS && parseDate(text) !== null);
}
