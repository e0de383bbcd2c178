import { streamHtml } from './html-events.ts';
import { PaperBuilder, UNIT } from './paper-builder.ts';
import type { Paper } from './types.ts';

/** Elements that are not text of the article. */
const SKIPPED = new Set(
  'head script style noscript template svg math iframe object canvas select textarea button audio video map'.split(
    ' ',
  ),
);
/** Tags that start and end a text block. */
const BLOCK_TAGS = new Set(
  (
    'p div section article main header footer aside nav figure figcaption address dl dt dd form fieldset details ' +
    'summary ul ol li table caption thead tbody tfoot tr td th blockquote pre h1 h2 h3 h4 h5 h6 hr body html center'
  ).split(' '),
);
const VOID_TAGS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const HEADING = /^h[1-6]$/;
/** Runs of white space, which a browser shows as one space. */
const SPACES = /[ \t\n\r\f\u00A0]+/g;

/** Parses HTML in one pass. Never throws: an unclosed or doubly closed tag only ends a block. */
export function parseHtml(html: string): Paper {
  const reader = new HtmlReader();
  streamHtml(html, {
    onOpen: (name, attributes) => reader.open(name, attributes),
    onClose: (name) => reader.close(name),
    onText: (text) => reader.text(text),
  });
  return reader.finish();
}

/** Builds a paper from HTML events. */
export class HtmlReader {
  private readonly builder = new PaperBuilder();
  private readonly listItems: number[] = [];
  private skipping = '';
  private skipDepth = 0;
  /** The open link. Each link is a new object, so that two links to one page stay separate. */
  private link: { href: string } | null = null;
  private lastLink: { href: string } | null = null;
  private heading = 0;
  private items = 0;
  private lists = 0;
  private quotes = 0;
  private tables = 0;
  private preformatted = 0;
  private pendingSpace = false;

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.skipping !== '') {
      if (name === this.skipping) this.skipDepth += 1;
      return;
    }
    if (SKIPPED.has(name)) {
      this.skipping = name;
      this.skipDepth = 1;
      return;
    }
    if (name === 'br') this.lineBreak();
    else if (name === 'img') this.image(attributes);
    else if (name === 'a') this.link = { href: attributes.get('href') ?? '' };
    if (!BLOCK_TAGS.has(name)) return;
    this.endBlock();
    if (VOID_TAGS.has(name)) return;
    if (HEADING.test(name)) this.heading = Number(name[1]);
    else if (name === 'ul' || name === 'ol') this.openList();
    else if (name === 'li') this.openItem();
    else if (name === 'blockquote') this.quotes += 1;
    else if (name === 'table') this.openTable();
    else if (name === 'pre') this.preformatted += 1;
  }

  close(name: string): void {
    if (this.skipping !== '') {
      if (name === this.skipping) this.skipDepth -= 1;
      if (this.skipDepth === 0) this.skipping = '';
      return;
    }
    if (name === 'a') this.link = null;
    if (name === 'br') this.lineBreak();
    if (!BLOCK_TAGS.has(name)) return;
    this.endBlock();
    if (HEADING.test(name)) this.heading = 0;
    else if (name === 'ul' || name === 'ol') this.closeList();
    else if (name === 'li' && this.listItems.length > 0) this.listItems[this.listItems.length - 1] = -1;
    else if (name === 'blockquote') this.quotes = Math.max(0, this.quotes - 1);
    else if (name === 'table') this.tables = Math.max(0, this.tables - 1);
    else if (name === 'pre') this.preformatted = Math.max(0, this.preformatted - 1);
  }

  text(text: string): void {
    if (this.skipping !== '' || text === '') return;
    if (this.preformatted > 0) {
      this.write(text);
      return;
    }
    const words = text.replace(SPACES, ' ');
    const inner = words.trim();
    this.pendingSpace ||= words.startsWith(' ');
    if (inner === '') return;
    this.writeSpace();
    this.write(inner);
    this.pendingSpace = words.endsWith(' ');
  }

  private write(text: string): void {
    this.builder.addText(text, this.link?.href ?? null);
    this.lastLink = this.link;
  }

  /** Writes the pending space. It belongs to a link if both words around it do. */
  private writeSpace(): void {
    if (this.pendingSpace && !this.builder.atWordStart) {
      this.builder.addText(' ', this.lastLink === this.link ? (this.link?.href ?? null) : null);
    }
    this.pendingSpace = false;
  }

  finish(): Paper {
    this.endBlock();
    return this.builder.finish('html');
  }

  private lineBreak(): void {
    if (this.builder.length > 0) this.builder.addText('\n', null);
    this.pendingSpace = false;
  }

  private image(attributes: ReadonlyMap<string, string>): void {
    this.writeSpace();
    const alt = (attributes.get('alt') ?? '').trim();
    this.builder.addInlineImage(attributes.get('src') ?? '', alt, this.link?.href ?? null);
    this.lastLink = this.link;
  }

  private openList(): void {
    this.lists += 1;
    this.listItems.push(-1);
    this.builder.addList();
  }

  private closeList(): void {
    this.lists = Math.max(0, this.lists - 1);
    this.listItems.pop();
  }

  private openItem(): void {
    if (this.listItems.length === 0) this.openList();
    this.listItems[this.listItems.length - 1] = this.items;
    this.items += 1;
  }

  private openTable(): void {
    this.tables += 1;
    this.builder.addTable();
  }

  private endBlock(): void {
    this.pendingSpace = false;
    if (this.builder.length === 0) return;
    const placement = {
      listDepth: this.lists,
      listItem: this.listItems.at(-1) ?? -1,
      inQuote: this.quotes > 0,
      inTable: this.tables > 0,
    };
    const written = this.builder.written;
    if (written.replaceAll(UNIT, '').trim() === '') {
      for (const image of this.builder.discardBlock())
        this.builder.addImageBlock(image.src, image.alt, placement);
      return;
    }
    const kind = this.heading > 0 ? 'heading' : this.preformatted > 0 ? 'code' : 'paragraph';
    this.builder.closeBlock({ ...placement, kind, level: this.heading });
  }
}
