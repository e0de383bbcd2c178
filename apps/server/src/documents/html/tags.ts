import { Tokenizer } from 'htmlparser2';
import type { TokenizerCallbacks } from 'htmlparser2';

export type Attributes = ReadonlyMap<string, string>;

export type TagHandler = {
  /** `closed` for a self-closing tag (`<x/>`). */
  open(name: string, attributes: Attributes, closed: boolean): void;
  close(name: string): void;
  /** Text with resolved character references, in chunks. */
  text(data: string): void;
};

/** Attributes that the reader uses; it never sees others. */
const KNOWN_ATTRIBUTES = new Set([
  'align',
  'alt',
  'checked',
  'class',
  'colspan',
  'colwidth',
  'content',
  'data-colwidth',
  'data-conversion',
  'data-lazy-src',
  'data-src',
  'height',
  'hidden',
  'href',
  'id',
  'lang',
  'name',
  'property',
  'rowspan',
  'src',
  'srcset',
  'start',
  'style',
  'title',
  'type',
  'width',
]);

/** The tokenizer callbacks for one `html`. */
class TagCallbacks implements TokenizerCallbacks {
  private name = '';
  private attribute = '';
  private value = '';
  private attributes = new Map<string, string>();
  private readonly html: string;
  private readonly handler: TagHandler;

  constructor(html: string, handler: TagHandler) {
    this.html = html;
    this.handler = handler;
  }

  ontext(start: number, end: number): void {
    this.handler.text(this.html.slice(start, end));
  }
  ontextentity(codepoint: number): void {
    this.handler.text(String.fromCodePoint(codepoint));
  }
  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, end).toLowerCase();
    this.attributes = new Map();
  }
  onattribname(start: number, end: number): void {
    this.attribute = this.html.slice(start, end).toLowerCase();
    this.value = '';
  }
  onattribdata(start: number, end: number): void {
    if (KNOWN_ATTRIBUTES.has(this.attribute)) this.value += this.html.slice(start, end);
  }
  onattribentity(codepoint: number): void {
    if (KNOWN_ATTRIBUTES.has(this.attribute)) this.value += String.fromCodePoint(codepoint);
  }
  onattribend(): void {
    if (KNOWN_ATTRIBUTES.has(this.attribute) && !this.attributes.has(this.attribute)) {
      this.attributes.set(this.attribute, this.value);
    }
  }
  onopentagend(): void {
    this.handler.open(this.name, this.attributes, false);
  }
  onselfclosingtag(): void {
    this.handler.open(this.name, this.attributes, true);
  }
  onclosetag(start: number, end: number): void {
    this.handler.close(this.html.slice(start, end).toLowerCase());
  }
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}

/**
 * Calls the handler for each tag and text of `html`, in order and in linear time. Builds no tree and matches no tags:
 * `htmlparser2`'s own `Parser` takes quadratic time for very deeply nested tags. Comments, doctypes, and processing
 * instructions are skipped.
 */
export function readTags(html: string, handler: TagHandler): void {
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, new TagCallbacks(html, handler));
  tokenizer.write(html);
  tokenizer.end();
}
