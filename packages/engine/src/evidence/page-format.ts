import type { Paper } from '../paper/types.ts';
import { COUNT_WORDS } from '../text/count-words.ts';
import type { PageFeature, ArticleFormat } from './subject-evidence.ts';

const COUNTED = new RegExp(
  `^(?:the )?(?:top |best )?(?:[3-9]|[1-9]\\d|${COUNT_WORDS})(?: \\S+){0,3} \\S*[a-z]s\\b`,
  'i',
);
const HOW_TO = /\bhow to\b|\bguide\b|\btutorial\b|\bstep[ -]by[ -]step\b/i;
const COMPARISON = /\b(?:vs|versus|compared|comparison|alternatives?|reviews?|best)\b/i;
const ASKS = /^(?:what|why|when|where|who|which|how|is|are|can|do|does|should|will)\b|\?\s*$/i;
const STEP = /^step \d/i;
const NUMBERED = /^\d{1,2}[.):]\s/;
/** With this many headings of a kind, they decide the format if the title does not. */
const TELLING_HEADINGS = 3;
/** With this many question headings, they form a block of questions. */
export const TELLING_QUESTIONS = 2;
/** Longer titles are only read up to here. */
const MAX_TITLE_LENGTH = 300;

/** Detects the format of an article from its title and, if that is not clear, from its headings. English. */
export function formatOf(title: string, paper: Paper): ArticleFormat {
  const head = title.slice(0, MAX_TITLE_LENGTH).trim();
  if (COUNTED.test(head)) return 'listicle';
  if (HOW_TO.test(head)) return 'how_to';
  if (COMPARISON.test(head)) return 'comparison';
  if (ASKS.test(head)) return 'answer';
  const headings = headingsOf(paper);
  if (headings.filter((text) => STEP.test(text)).length >= TELLING_HEADINGS) return 'how_to';
  if (headings.filter((text) => NUMBERED.test(text)).length >= TELLING_HEADINGS) return 'listicle';
  return 'article';
}

/** What an article contains besides running text. */
export function featuresOf(paper: Paper): PageFeature[] {
  const features: PageFeature[] = [];
  if (paper.lists > 0) features.push('list');
  if (paper.tables > 0) features.push('table');
  if (paper.images.length > 0) features.push('image');
  if (askingHeadings(paper) >= TELLING_QUESTIONS) features.push('questions');
  return features;
}

/** Number of headings that ask a question. */
export function askingHeadings(paper: Paper): number {
  return headingsOf(paper).filter(asks).length;
}

/** Whether a heading asks a question. */
export function asks(heading: string): boolean {
  return heading.trimEnd().endsWith('?') || ASKS.test(heading.slice(0, MAX_TITLE_LENGTH).trim());
}

function headingsOf({ blocks }: Paper): string[] {
  return blocks.flatMap(({ kind, text }) =>
    kind === 'heading' ? [text.slice(0, MAX_TITLE_LENGTH).trim()] : [],
  );
}
