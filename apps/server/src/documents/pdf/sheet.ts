import { BOLD, REGULAR, type Typeface } from './fonts.ts';
import { linesOf, runsOf } from './lettering.ts';

/** Size of an A4 page and of its margins, in points. */
const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const MARGIN = 56;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const LINE_HEIGHT = 1.4;
const INK = '#1c1d22';
const RULE = '#c9cbd3';

/** How text is set. Coordinates are in points from the upper left corner. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Where an image or a box is. Coordinates are in points from the upper left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pages of a PDF file, written one after the other; every character has a font. */
export interface Sheet {
  /** Writes text in as many lines as it needs. Returns where the next block can start. */
  write(text: string, place: Placed): number;
  heightOf(text: string, place: Pick<Placed, 'width' | 'size' | 'isBold'>): number;
  /** Draws a line across the content. */
  rule(y: number): void;
  /** Fills a box. */
  box(area: Area, color: string): void;
  /** Draws a PNG or a JPEG. */
  picture(bytes: Uint8Array, area: Area): void;
  /** Adds this page to the file’s outline. */
  bookmark(title: string): void;
  /** Starts a new page. */
  addPage(): void;
  /** Returns to each page, starting with 1, for headers and footers. */
  eachPage(write: (page: number, pages: number) => void): void;
  finish(): Promise<Buffer>;
}

/** Opens a file with one page, with its title and language. `texts` is all text that will be written to it. */
export async function openSheet(
  about: { readonly title: string; readonly language: string; readonly createdAt: Date },
  texts: readonly string[],
): Promise<Sheet> {
  const { title, language, createdAt } = about;
  // Loaded with the first file: the library and its fonts take 5% of the startup time.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Pagewright', CreationDate: createdAt },
    // Not the library's own font: the bundle does not include its file.
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

/** Registers the fonts that the texts need, each read once. */
async function registerFonts(pdf: PDFKit.PDFDocument, texts: readonly string[]): Promise<void> {
  const needed = new Set(
    texts.flatMap((text) => [...runsOf(text, REGULAR), ...runsOf(text, BOLD)].map(({ font }) => font)),
  );
  for (const font of needed) pdf.registerFont(font.name, await font.load());
}
