import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ranges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import { openTypeOf } from './woff-font.ts';

/** One font file of a typeface, and the characters taken from it. */
export interface Font {
  readonly name: string;
  has(character: string): boolean;
  load(): Promise<Buffer>;
}

/** A weight of the typeface in PDF files: its font files in order of preference. The last one is the fallback. */
export type Typeface = readonly Font[];

const unifont = fontOf(
  'Unifont',
  '0-10FFFF',
  import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
);

/** Noto Sans, with Unifont as the fallback: it covers every character of the Basic Multilingual Plane. */
export const REGULAR: Typeface = [
  fontOf('Latin', ranges.latin, file('latin', 400)),
  fontOf('Latin extended', ranges['latin-ext'], file('latin-ext', 400)),
  fontOf('Vietnamese', ranges.vietnamese, file('vietnamese', 400)),
  fontOf('Greek', ranges.greek, file('greek', 400)),
  fontOf('Greek extended', ranges['greek-ext'], file('greek-ext', 400)),
  fontOf('Cyrillic', ranges.cyrillic, file('cyrillic', 400)),
  fontOf('Cyrillic extended', ranges['cyrillic-ext'], file('cyrillic-ext', 400)),
  fontOf('Devanagari', ranges.devanagari, file('devanagari', 400)),
  unifont,
];

/** The same, bold. */
export const BOLD: Typeface = [
  fontOf('Bold Latin', ranges.latin, file('latin', 700)),
  fontOf('Bold Latin extended', ranges['latin-ext'], file('latin-ext', 700)),
  fontOf('Bold Vietnamese', ranges.vietnamese, file('vietnamese', 700)),
  fontOf('Bold Greek', ranges.greek, file('greek', 700)),
  fontOf('Bold Cyrillic', ranges.cyrillic, file('cyrillic', 700)),
  fontOf('Bold Cyrillic extended', ranges['cyrillic-ext'], file('cyrillic-ext', 700)),
  fontOf('Bold Devanagari', ranges.devanagari, file('devanagari', 700)),
  unifont,
];

function file(subset: keyof typeof ranges, weight: 400 | 700): string {
  return import.meta.resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`);
}

/** `unicodeRange` as in CSS: hexadecimal ranges, separated by commas. */
function fontOf(name: string, unicodeRange: string, address: string): Font {
  const spans = unicodeRange.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/, '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  let loaded: Promise<Buffer> | null = null;
  return {
    name,
    has(character) {
      const code = character.codePointAt(0) ?? 0;
      return spans.some(({ from, to }) => from <= code && code <= to);
    },
    load() {
      loaded ??= readFile(fileURLToPath(address)).then(openTypeOf);
      return loaded;
    },
  };
}
