import { Tokenizer } from 'htmlparser2';
import type { TokenizerCallbacks } from 'htmlparser2';

export type Attributes = ReadonlyMap<string, string>;

export type TagHandler = {
  /** `closed` where the tag says that it has no content (`<x/>`). */
  open(name: string, attributes: Attributes, closed: boolean): void;
  close(name: string): void;
  /** Text with its character references resolved, in pieces as they come. */
  text(data: string): void;
};

/** Attributes that mean something to the reader; all others are never seen by it. */
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

/** The callbacks of one run over `html`. */
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
 * Calls the handler for each tag and text of `html`, in order, in time linear in its length.
 * No tree is built and no tag is matched with another: `htmlparser2`'s own `Parser` does that in quadratic time for
 * tags that are nested very deeply. Comments, doctypes and processing instructions are left out.
 */
export function readTags(html: string, handler: TagHandler): void {
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, new TagCallbacks(html, handler));
  tokenizer.write(html);
  tokenizer.end();
}
