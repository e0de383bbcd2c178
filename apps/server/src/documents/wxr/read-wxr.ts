import { Parser } from 'htmlparser2';
import { ConversionError } from '../conversion-error.ts';

/** One item of a WordPress export, unchanged; missing fields are empty. */
export type WxrItem = {
  title: string;
  /** `post`, `page`, `attachment`, … */
  type: string;
  /** `publish`, `draft`, `trash`, … */
  status: string;
  slug: string;
  content: string;
  excerpt: string;
  /** The login of the author. */
  creator: string;
  /** `YYYY-MM-DD HH:MM:SS` in UTC; empty or zeros if there is none. */
  date: string;
  categories: string[];
  tags: string[];
  meta: Map<string, string>;
};

export type WxrVisitor = {
  item(item: WxrItem): void;
  /** An author's login and display name. */
  author(login: string, name: string): void;
};

/** Elements of an item with one text, by the field that they fill. */
const ITEM_TEXTS = new Map<
  string,
  'title' | 'type' | 'status' | 'slug' | 'content' | 'excerpt' | 'creator' | 'date'
>([
  ['title', 'title'],
  ['wp:post_type', 'type'],
  ['wp:status', 'status'],
  ['wp:post_name', 'slug'],
  ['content:encoded', 'content'],
  ['excerpt:encoded', 'excerpt'],
  ['dc:creator', 'creator'],
  ['wp:post_date_gmt', 'date'],
]);
/** Custom fields that are used; the others can be many and large. */
const META_KEYS = new Set([
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  '_yoast_wpseo_focuskw',
  'rank_math_title',
  'rank_math_description',
  'rank_math_focus_keyword',
  '_aioseo_title',
  '_aioseo_description',
]);
const DEPTH_MAX = 20;
/** Deeper than any real export. */
const TOO_DEEP_MAX = 1_000;

const newItem = (): WxrItem => ({
  title: '',
  type: 'post',
  status: 'publish',
  slug: '',
  content: '',
  excerpt: '',
  creator: '',
  date: '',
  categories: [],
  tags: [],
  meta: new Map(),
});

/**
 * Reads a WordPress export in chunks: `write` each, then `end`. The visitor is called for each item and author when it
 * ends. Entities are never expanded, and only one item is in memory.
 */
export class WxrReader {
  private readonly parser: Parser;
  private readonly visitor: WxrVisitor;
  /** Names of the open elements; those deeper than the format are only counted. */
  private readonly path: string[] = [];
  private tooDeep = 0;
  /** The outermost element has ended. */
  private isWhole = false;
  private item: WxrItem | null = null;
  private text = '';
  private login = '';
  private authorName = '';
  private domain = '';
  private metaKey = '';

  constructor(visitor: WxrVisitor) {
    this.visitor = visitor;
    this.parser = new Parser(
      {
        onopentag: (name, attributes) => this.open(name, attributes),
        ontext: (text) => {
          this.text += text;
        },
        onclosetag: (_name, isImplied) => this.close(isImplied),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** @throws ConversionError `unreadable_file` for XML nested deeper than any export. */
  write(piece: string): void {
    this.parser.write(piece);
  }

  /** @throws ConversionError `unreadable_file` if the file is truncated. */
  end(): void {
    if (!this.isWhole) throw new ConversionError('unreadable_file');
    this.parser.end();
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.text = '';
    if (this.path.length >= DEPTH_MAX) {
      this.tooDeep += 1;
      if (this.tooDeep > TOO_DEEP_MAX) throw new ConversionError('unreadable_file');
      return;
    }
    this.path.push(name);
    if (name === 'item') this.item = newItem();
    else if (name === 'category') this.domain = attributes['domain'] ?? '';
  }

  private close(isImplied: boolean): void {
    if (this.tooDeep > 0) {
      this.tooDeep -= 1;
      return;
    }
    const name = this.path.pop() ?? '';
    if (this.path.length === 0 && !isImplied) this.isWhole = true;
    const parent = this.path.at(-1) ?? '';
    const text = this.text;
    this.text = '';
    if (name === 'item' && this.item) {
      this.visitor.item(this.item);
      this.item = null;
    } else if (parent === 'item' && this.item) {
      this.itemText(this.item, name, text);
    } else if (parent === 'wp:postmeta' && this.item) {
      if (name === 'wp:meta_key') this.metaKey = text;
      else if (name === 'wp:meta_value' && META_KEYS.has(this.metaKey))
        this.item.meta.set(this.metaKey, text);
    } else if (parent === 'wp:author') {
      if (name === 'wp:author_login') this.login = text;
      else if (name === 'wp:author_display_name') this.authorName = text;
    } else if (name === 'wp:author') {
      this.visitor.author(this.login, this.authorName);
    }
  }

  private itemText(item: WxrItem, name: string, text: string): void {
    const field = ITEM_TEXTS.get(name);
    if (field) item[field] = text;
    else if (name === 'category' && this.domain === 'category') item.categories.push(text.trim());
    else if (name === 'category' && this.domain === 'post_tag') item.tags.push(text.trim());
  }
}
