import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import type { Article } from './articles.ts';

const line = (x: number, y: number, width: number, look = 'line'): Markup =>
  markup`<rect class="${look}" x="${x}" y="${y}" width="${width}" height="6" rx="3"/>`;

const block = (x: number, y: number, width: number, height: number, look = 'line'): Markup =>
  markup`<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`;

/** Columns on a common base, with the last one emphasized. */
const columns = (heights: readonly number[], x: number, step: number, base: number): Markup[] =>
  heights.map((height, index) =>
    block(
      x + index * step,
      base - height,
      step - 8,
      height,
      index === heights.length - 1 ? 'strong' : 'line',
    ),
  );

const panel = (x: number, y: number, width: number, height: number): Markup =>
  markup`<rect class="sheet" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;

/** The sheet of paper behind most drawings. */
const sheet = panel(80, 22, 160, 116);

/** A drawing of what an article is about, by its slug. */
const DRAWINGS: Readonly<Record<string, Markup>> = {
  // A plan whose fields are checked off.
  'content-brief-that-holds-up': markup`${sheet}${line(98, 40, 74, 'strong')}${[64, 86, 108].map((y) => markup`<path class="check" d="M99 ${y + 2}l4 5 8-9"/>${line(122, y, y === 86 ? 70 : 94)}`)}`,
  // Their topics beside ours, where one is missing.
  'content-gap-analysis': markup`${panel(66, 22, 88, 116)}${panel(166, 22, 88, 116)}${[34, 60, 86, 112].map((y) => markup`${block(78, y, 64, 16)}${block(178, y, 64, 16, y === 86 ? 'offer' : 'strong')}`)}`,
  // A falling curve that turns after a fix.
  'content-refresh-when-and-what': markup`${sheet}<path class="check" d="M96 58l28 8 26 24 24 14 20-8 28-42"/><circle class="lens" cx="174" cy="104" r="8"/>`,
  // One search word, looked at closely.
  'search-intent-before-you-write': markup`${sheet}${[40, 62, 84, 106].map((y, index) => line(98, y, [96, 70, 84, 52][index] ?? 60, index === 1 ? 'strong' : 'line'))}<circle class="lens" cx="206" cy="88" r="24"/><path class="handle" d="M223 106l22 22"/>`,
  // An answer and the three pages that it takes its sentences from.
  'how-ai-answers-choose-sources': markup`${panel(90, 18, 140, 58)}${line(104, 34, 100, 'strong')}${line(104, 52, 76)}${[76, 136, 196].map((x) => markup`<path class="check" d="M160 76L${x + 24} 104"/>${panel(x, 104, 48, 38)}${line(x + 10, 120, 28)}`)}`,
  // A draft, a suggestion, and a signature.
  'ai-writing-you-can-sign': markup`${sheet}${line(98, 38, 110)}${block(98, 54, 124, 32, 'offer')}${line(108, 67, 84, 'strong')}<path class="check" d="M104 118c10-26 20-20 14 0 10-18 18-18 18-2 8-12 14-10 16 0h30"/>`,
  // The scores of the case's six versions.
  'case-study-content-score-five-edits': markup`${sheet}${columns([41, 54, 59, 82, 80, 95], 94, 22, 128)}`,
  // Clicks as columns, position as a line.
  'read-search-console-data': markup`${sheet}${[28, 40, 34, 52, 46, 60].map((height, index) => block(96 + index * 22, 126 - height, 14, height))}<path class="check" d="M103 74l22-10 22 6 22-18 22 4 22-16"/>`,
  // A page, and a key that is crossed out.
  'seo-article-without-api-keys': markup`${sheet}${line(98, 40, 96, 'strong')}${[60, 78].map((y) => line(98, y, y === 60 ? 116 : 82))}<circle class="lens" cx="186" cy="108" r="13"/><path class="handle" d="M199 108h36M226 108v10M177 132l50-48"/>`,
  // A measured curve that continues as a range.
  'seo-traffic-forecast': markup`${sheet}<path class="range" d="M164 82L226 40v70z"/><path class="check" d="M96 116l24-14 22 6 22-26"/><path class="check dashed" d="M164 82l62-8"/>`,
};

/** The decorative picture above an article in a list, in the reader's color scheme. */
export function articleCover({ slug }: Article): Markup {
  const drawing = DRAWINGS[slug] ?? markup`${sheet}${[40, 62, 84, 106].map((y) => line(98, y, 110))}`;
  return markup`<svg class="cover" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${drawing}</svg>`;
}
