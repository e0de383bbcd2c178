import { REGULAR, type Font, type Typeface } from './fonts.ts';

/** Text set in one font. */
export interface Run {
  readonly font: Font;
  readonly text: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text split into runs of one font each. A letter keeps its combining marks, and a space does not end a run. */
export function runsOf(text: string, typeface: Typeface = REGULAR): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const isSpace = /^\s+$/u.test(segment);
    const font = isSpace && last ? last.font : fontFor(segment, typeface);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + segment };
    else runs.push({ font, text: segment });
  }
  return runs;
}

function fontFor(grapheme: string, typeface: Typeface): Font {
  const letters = [...grapheme];
  const found = typeface.find((font) => letters.every((letter) => font.has(letter))) ?? typeface.at(-1);
  if (!found) throw new Error('a typeface has a font');
  return found;
}

/** Breaks text into lines of at most `width`. Words wider than that are split. */
export function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      const pieces = broken(word, width, measure);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
    }
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, width: number, measure: (line: string) => number): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const piece = pieces.at(-1) ?? '';
    if (piece === '' || measure(piece + segment) <= width) pieces[pieces.length - 1] = piece + segment;
    else pieces.push(segment);
  }
  return pieces;
}
