import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import type { Article } from './articles.ts';

const line = (x: number, y: number, width: number, look = 'line'): Markup =>
  markup`<rect class="${look}" x="${x}" y="${y}" width="${width}" height="6" rx="3"/>`;

/** The sheet of paper behind the drawing. */
const sheet = markup`<rect class="sheet" x="80" y="22" width="160" height="116" rx="8"/>`;

/** A drawing for each category: a plan, a search, a suggestion, a rise, steps. */
const DRAWINGS: Readonly<Record<Article['category'], Markup>> = {
  'content-strategy': markup`${sheet}${line(98, 40, 74, 'strong')}${[64, 86, 108].map((y) => markup`<path class="check" d="M99 ${y + 2}l4 5 8-9"/>${line(122, y, y === 86 ? 70 : 94)}`)}`,
  'seo-tips': markup`${sheet}${[40, 62, 84, 106].map((y, index) => line(98, y, [96, 70, 84, 52][index] ?? 60, index === 1 ? 'strong' : 'line'))}<circle class="lens" cx="206" cy="88" r="24"/><path class="handle" d="M223 106l22 22"/>`,
  'ai-writing': markup`${sheet}${line(98, 40, 110)}${line(98, 60, 88)}<rect class="offer" x="98" y="80" width="124" height="40" rx="6"/>${line(108, 90, 84, 'strong')}${line(108, 104, 60, 'strong')}`,
  'case-studies': markup`${sheet}${[20, 38, 34, 62, 80].map((height, index) => markup`<rect class="${index === 4 ? 'strong' : 'line'}" x="${100 + index * 26}" y="${122 - height}" width="16" height="${height}" rx="3"/>`)}`,
  tutorials: markup`${sheet}${[44, 76, 108].map((y, index) => markup`<circle class="${index === 0 ? 'strong' : 'line'}" cx="106" cy="${y}" r="9"/>${line(126, y - 3, [92, 70, 82][index] ?? 70)}`)}`,
};

/** The decorative picture above an article in a list, in the reader's color scheme. */
export function articleCover({ category }: Article): Markup {
  return markup`<svg class="cover" viewBox="0 0 320 160" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${DRAWINGS[category]}</svg>`;
}
