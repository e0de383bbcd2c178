import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ILevelsOptions, IParagraphOptions, IRunOptions, ParagraphChild } from 'docx';
import type {
  BlockNode,
  EditorDocument,
  ImageNode,
  InlineNode,
  ListItemNode,
  TableCellNode,
  TableNode,
} from '@pagewright/contract/document';

/** An image in a format that Word supports; sizes in pixels. */
export type WordPicture = {
  bytes: Uint8Array;
  type: 'png' | 'jpg' | 'gif';
  width: number;
  height: number;
};

/** Finds the image for a `src`; null if there is none that Word supports. */
export type PictureSource = (src: string) => Promise<WordPicture | null>;

/** Document properties that Word shows. */
export type WordProperties = { title: string; author?: string; description?: string; keywords?: string };

const LEVELS_MAX = 9;
/** Word measures in twentieths of a point. */
const INDENT = 360;
const WIDTH_MAX = 600;
const HEADINGS = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3, 4: HeadingLevel.HEADING_4 } as const;
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;
const BULLETS = ['•', '◦', '▪'];

const STYLES = {
  paragraphStyles: [
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      run: { italics: true },
      paragraph: { indent: { left: 720 } },
    },
    { id: 'CodeBlock', name: 'Code Block', basedOn: 'Normal', run: { font: 'Consolas', size: 20 } },
    {
      id: 'HorizontalRule',
      name: 'Horizontal Rule',
      basedOn: 'Normal',
      paragraph: { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'AAAAAA' } } },
    },
  ],
  characterStyles: [{ id: 'Code', name: 'Code', run: { font: 'Consolas' } }],
} as const;

type Surroundings = {
  quoted: boolean;
  level: number;
  align: (typeof ALIGNMENTS)[keyof typeof ALIGNMENTS] | undefined;
};

const levelsOf = (
  level: (index: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>,
): ILevelsOptions[] =>
  Array.from({ length: LEVELS_MAX }, (_, index) => ({
    level: index,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (index + 1) * 2 * INDENT, hanging: INDENT } } },
    ...level(index),
  }));

/** Writes the content of one Word document. */
class WordWriting {
  readonly numberings = [
    {
      reference: 'bullets',
      levels: levelsOf((index) => ({
        format: LevelFormat.BULLET,
        text: BULLETS[index % BULLETS.length] ?? '•',
      })),
    },
  ];
  private readonly pictures: ReadonlyMap<string, WordPicture>;

  constructor(pictures: ReadonlyMap<string, WordPicture>) {
    this.pictures = pictures;
  }

  blocks(blocks: readonly BlockNode[], around: Surroundings): (Paragraph | Table)[] {
    const written: (Paragraph | Table)[] = [];
    for (const block of blocks) {
      // Word joins adjacent tables.
      if (block.type === 'table' && written.at(-1) instanceof Table) written.push(new Paragraph({}));
      written.push(...this.block(block, around));
    }
    return written;
  }

  private block(block: BlockNode, around: Surroundings): (Paragraph | Table)[] {
    switch (block.type) {
      case 'paragraph':
        return [new Paragraph({ ...placeOf(around), children: this.inline(block.content) })];
      case 'heading': {
        const heading = HEADINGS[block.attrs.level];
        return [new Paragraph({ ...placeOf(around), heading, children: this.inline(block.content) })];
      }
      case 'codeBlock': {
        const lines = (block.content ?? [])
          .map(({ text }) => text)
          .join('')
          .split('\n');
        const children = lines.map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) }));
        return [new Paragraph({ ...placeOf(around), style: 'CodeBlock', children })];
      }
      case 'image':
        return [new Paragraph({ ...placeOf(around), children: [this.picture(block)] })];
      case 'horizontalRule':
        return [new Paragraph({ style: 'HorizontalRule' })];
      case 'blockquote':
        return this.blocks(block.content, { ...around, quoted: true });
      case 'bulletList':
        return this.items(block.content, 'bullets', around);
      case 'orderedList':
        return this.items(block.content, this.numbering(block.attrs.start, around.level), around);
      case 'table':
        return [this.table(block)];
    }
  }

  /** Adds a numbering definition, so that each list has its own count, and returns its reference. */
  private numbering(start: number, level: number): string {
    const reference = `numbers-${this.numberings.length}`;
    const levels = levelsOf((index) => ({
      format: LevelFormat.DECIMAL,
      text: `%${index + 1}.`,
      start: index === Math.min(level, LEVELS_MAX - 1) ? start : 1,
    }));
    this.numberings.push({ reference, levels });
    return reference;
  }

  private items(
    items: readonly ListItemNode[],
    reference: string,
    around: Surroundings,
  ): (Paragraph | Table)[] {
    const level = Math.min(around.level, LEVELS_MAX - 1);
    return items.flatMap((item) => {
      const [first, ...rest] = item.content;
      const entry = new Paragraph({
        numbering: { reference, level },
        ...(around.align && { alignment: around.align }),
        children: first?.type === 'paragraph' ? this.inline(first.content) : [],
      });
      return [entry, ...this.blocks(rest, { ...around, level: around.level + 1 })];
    });
  }

  private picture({ attrs: { src, alt, title } }: ImageNode): ParagraphChild {
    const picture = this.pictures.get(src);
    const words = alt ?? title ?? src;
    if (!picture)
      return new ExternalHyperlink({
        link: src,
        children: [new TextRun({ text: words, style: 'Hyperlink' })],
      });
    const scale = Math.min(1, WIDTH_MAX / picture.width);
    return new ImageRun({
      type: picture.type,
      data: picture.bytes,
      transformation: {
        width: Math.round(picture.width * scale),
        height: Math.round(picture.height * scale),
      },
      altText: { name: words, description: alt ?? '', title: title ?? '' },
    });
  }

  private table(table: TableNode): Table {
    const rows = table.content.map(({ content = [] }) => {
      const isHead = content.length > 0 && content.every(({ type }) => type === 'tableHeader');
      return new TableRow({
        ...(isHead && { tableHeader: true }),
        children: content.map((cell) => this.cell(cell)),
      });
    });
    return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
  }

  private cell({ attrs, content }: TableCellNode): TableCell {
    const align = attrs.align === null ? undefined : ALIGNMENTS[attrs.align];
    const children = this.blocks(content, { quoted: false, level: 0, align });
    // A cell must end in a paragraph.
    if (children.at(-1) instanceof Table) children.push(new Paragraph({}));
    return new TableCell({ columnSpan: attrs.colspan, rowSpan: attrs.rowspan, children });
  }

  private inline(nodes: readonly InlineNode[] = []): ParagraphChild[] {
    return nodes.map((node) => {
      if (node.type === 'hardBreak') return new TextRun({ break: 1 });
      const marks = node.marks ?? [];
      const has = (type: string): boolean => marks.some((mark) => mark.type === type);
      const link = marks.find((mark) => mark.type === 'link');
      const run: IRunOptions = {
        text: node.text,
        ...(has('bold') && { bold: true }),
        ...(has('italic') && { italics: true }),
        ...(has('underline') && { underline: {} }),
        ...(has('strike') && { strike: true }),
        ...(has('code') && { style: 'Code' }),
      };
      if (!link) return new TextRun(run);
      return new ExternalHyperlink({
        link: link.attrs.href,
        children: [new TextRun({ ...run, style: 'Hyperlink' })],
      });
    });
  }
}

function placeOf({ quoted, level, align }: Surroundings): IParagraphOptions {
  return {
    ...(quoted && { style: 'Quote' }),
    ...(level > 0 && { indent: { left: Math.min(level, LEVELS_MAX) * 2 * INDENT } }),
    ...(align && { alignment: align }),
  };
}

/** The sources of the images in these blocks. */
export function imagesIn(blocks: readonly BlockNode[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'image':
        return [block.attrs.src];
      case 'blockquote':
        return imagesIn(block.content);
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => imagesIn(item.content));
      case 'table':
        return block.content.flatMap(({ content = [] }) => content.flatMap((cell) => imagesIn(cell.content)));
      default:
        return [];
    }
  });
}

/**
 * Writes the document as a Word file, with the title at the top. Levels 2 to 4 become Word's headings 2 to 4. An image
 * that `pictureOf` does not find becomes a link.
 */
export async function writeDocx(
  document: EditorDocument,
  properties: WordProperties,
  pictureOf: PictureSource = () => Promise.resolve(null),
): Promise<Uint8Array> {
  const pictures = new Map<string, WordPicture>();
  for (const src of new Set(imagesIn(document.content))) {
    const picture = await pictureOf(src);
    if (picture) pictures.set(src, picture);
  }
  const writing = new WordWriting(pictures);
  const title = new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(properties.title)] });
  const children = [
    title,
    ...writing.blocks(document.content, { quoted: false, level: 0, align: undefined }),
  ];
  const word = new Document({
    title: properties.title,
    creator: properties.author ?? '',
    description: properties.description ?? '',
    keywords: properties.keywords ?? '',
    styles: STYLES,
    numbering: { config: writing.numberings },
    sections: [{ children }],
  });
  return Packer.toBuffer(word);
}
