import type { Block, BlockKind, Paper, PaperFormat, PaperImage, PaperLink } from './types.ts';

/** Represents an image or another unit of one position in a block's text. */
export const UNIT = '\uFFFC';

/** Position and kind of a block. Omitted fields are those of an ordinary paragraph. */
export interface BlockPlacement {
  kind: BlockKind;
  level?: number;
  listDepth?: number;
  listItem?: number;
  inQuote?: boolean;
  inTable?: boolean;
  position?: number;
}

/** Builds a paper block by block. The parsers of all four formats use it. */
export class PaperBuilder {
  private readonly blocks: Block[] = [];
  private readonly links: PaperLink[] = [];
  private readonly images: PaperImage[] = [];
  private lists = 0;
  private tables = 0;
  private text = '';
  /** Last code unit of `text`: reading it from a string that grows piece by piece would copy it each time. */
  private last = 0;

  /** Length of the current block's text, in UTF-16 units. */
  get length(): number {
    return this.text.length;
  }

  /** Text of the current block. */
  get written(): string {
    return this.text;
  }

  /** Whether the current block is empty or ends in white space. */
  get atWordStart(): boolean {
    return this.text.length === 0 || this.last === 0x20 || this.last === 0x0a;
  }

  /** Adds text to the current block, linked if `href` is given. */
  addText(text: string, href: string | null): void {
    if (text === '') return;
    const start = this.text.length;
    this.text += text;
    this.last = text.charCodeAt(text.length - 1);
    if (href === null) return;
    const block = this.blocks.length;
    const previous = this.links.at(-1);
    if (previous?.block === block && previous.end === start && previous.href === href) {
      previous.end = this.text.length;
      return;
    }
    this.links.push({ block, start, end: this.text.length, href });
  }

  /** Adds an image between the words of the current block. */
  addInlineImage(src: string, alt: string, href: string | null): void {
    this.images.push({ block: this.blocks.length, offset: this.text.length, src, alt });
    this.addText(UNIT, href);
  }

  /** Adds a separate image, as a block of the kind `image`. */
  addImageBlock(src: string, alt: string, placement: Omit<BlockPlacement, 'kind'>): void {
    this.images.push({ block: this.blocks.length, offset: 0, src, alt });
    this.closeBlock({ ...placement, kind: 'image' });
  }

  /** Ends the current block. */
  closeBlock(placement: BlockPlacement): void {
    this.blocks.push({
      kind: placement.kind,
      text: this.text,
      level: placement.level ?? 0,
      listDepth: placement.listDepth ?? 0,
      listItem: placement.listItem ?? -1,
      inQuote: placement.inQuote ?? false,
      inTable: placement.inTable ?? false,
      position: placement.position ?? -1,
    });
    this.text = '';
  }

  /** Discards the current block including links and images, and returns these images. */
  discardBlock(): PaperImage[] {
    const block = this.blocks.length;
    while (this.links.at(-1)?.block === block) this.links.pop();
    let firstImage = this.images.length;
    while (firstImage > 0 && this.images[firstImage - 1]!.block === block) firstImage -= 1;
    this.text = '';
    return this.images.splice(firstImage);
  }

  addList(): void {
    this.lists += 1;
  }

  addTable(): void {
    this.tables += 1;
  }

  finish(format: PaperFormat): Paper {
    return {
      format,
      blocks: this.blocks,
      links: this.links,
      images: this.images,
      lists: this.lists,
      tables: this.tables,
    };
  }
}
