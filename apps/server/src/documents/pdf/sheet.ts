import { BOLD, REGULAR, type Typeface } from './fonts.ts';
import { linesOf, runsOf } from './lettering.ts';

/** Points of an A4 page, and of what is left free around. */
const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 56;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const LINE_HEIGHT = 1.4;
const INK = '#1c1d22';
const RULE = '#c9cbd3';

/** How text is written. Points from the upper left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Where a picture or a box is. Points from the upper left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pages to be written on, one after the other, of which every letter prints. */
export interface Sheet {
  /** Writes text in as many lines as it needs. Answers where what stands below may begin. */
  write(text: string, place: Placed): number;
  /** How high a text is. */
  heightOf(text: string, place: Pick<Placed, 'width' | 'size' | 'isBold'>): number;
  /** Draws a line over the width of the content. */
  rule(y: number): void;
  /** Fills a box. */
  box(area: Area, color: string): void;
  /** Shows a PNG or a JPEG. */
  picture(bytes: Uint8Array, area: Area): void;
  /** Names this page in the table of contents that readers show beside the file. */
  bookmark(title: string): void;
  /** Goes on with a new page. */
  addPage(): void;
  /** Goes back to each page in turn, the first is 1, to write what all of them have. */
  eachPage(write: (page: number, pages: number) => void): void;
  /** The file. */
  finish(): Promise<Buffer>;
}

/** Opens a file with one page, which says what it is and in which language. `texts` is all that will be written on it. */
export async function openSheet(
  about: { readonly title: string; readonly language: string; readonly createdAt: Date },
  texts: readonly string[],
): Promise<Sheet> {
  const { title, language, createdAt } = about;
  // Loaded with the first file: with its fonts it takes 5 % of a start.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Pagewright', CreationDate: createdAt },
    // Not the library's own, which would be read from a file that is not there once all is bundled.
    font: '',
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  await registerFonts(pdf, texts);

  const widthOf = (text: string, typeface: Typeface, size: number): number =>
    runsOf(text, typeface).reduce(
      (sum, run) => sum + pdf.font(run.font.name).fontSize(size).widthOfString(run.text),
      0,
    );
  const inLines = (
    text: string,
    { width, size = 10, isBold = false }: Pick<Placed, 'width' | 'size' | 'isBold'>,
  ) => linesOf(text, width, (line) => widthOf(line, isBold ? BOLD : REGULAR, size));
  return {
    heightOf: (text, place) => inLines(text, place).length * (place.size ?? 10) * LINE_HEIGHT,
    box: ({ x, y, width, height }, color) => void pdf.rect(x, y, width, height).fill(color),
    picture(bytes, { x, y, width, height }) {
      pdf.image(Buffer.from(bytes), x, y, { fit: [width, height] });
    },
    bookmark: (title) => void pdf.outline.addItem(title),
    addPage: () => void pdf.addPage(),
    eachPage(write) {
      const { start, count } = pdf.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        pdf.switchToPage(start + at);
        write(at + 1, count);
      }
    },
    write(text, { x, y, width, size = 10, isBold = false, color = INK, align = 'left' }) {
      const typeface = isBold ? BOLD : REGULAR;
      const lines = inLines(text, { width, size, isBold });
      for (const [index, line] of lines.entries()) {
        let at = align === 'right' ? x + width - widthOf(line, typeface, size) : x;
        for (const run of runsOf(line, typeface)) {
          pdf.font(run.font.name).fontSize(size).fillColor(color);
          pdf.text(run.text, at, y + index * size * LINE_HEIGHT, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
          at += pdf.widthOfString(run.text);
        }
      }
      return y + lines.length * size * LINE_HEIGHT;
    },
    rule(y) {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + CONTENT_WIDTH, y)
        .lineWidth(0.7)
        .strokeColor(RULE)
        .stroke();
    },
    async finish() {
      pdf.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

/** Gives the document the fonts that the texts need, each read once. */
async function registerFonts(pdf: PDFKit.PDFDocument, texts: readonly string[]): Promise<void> {
  const needed = new Set(
    texts.flatMap((text) => [...runsOf(text, REGULAR), ...runsOf(text, BOLD)].map(({ font }) => font)),
  );
  for (const font of needed) pdf.registerFont(font.name, await font.load());
}
