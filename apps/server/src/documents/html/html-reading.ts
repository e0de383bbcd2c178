import { cleanImageAddress, cleanLinkAddress } from '@pagewright/contract/document';
import type { LooseMark, LooseNode } from '../loose-node.ts';
import { BlockBuilder } from './block-builder.ts';
import {
  CONTAINER_ELEMENTS,
  HEADING_ELEMENTS,
  IMPLIED_ENDS,
  MARK_ELEMENTS,
  PLAIN_BLOCKS,
  OPEN_ENDED,
  PLAYER_ELEMENTS,
  SKIPPED_ELEMENTS,
  VOID_ELEMENTS,
} from './elements.ts';
import { Frames } from './frames.ts';
import type { Frame } from './frames.ts';
import { imageOf, linkOf } from './addresses.ts';
import { cellOf, languageOf, startOf } from './block-attributes.ts';
import { TITLE_LEVEL } from '../fit-headings.ts';
import { HeadingNames } from './heading-names.ts';
import type { HtmlMeta, HtmlOptions } from './html-options.ts';
import { styleOf, readStyleSheet } from './styles.ts';
import type { StyleSheet, TextStyle } from './styles.ts';
import { readTags } from './tags.ts';
import type { Attributes, TagHandler } from './tags.ts';
import { listEntryOf, readListMarker, stripListMarker } from './word-lists.ts';

/** A range of top-level blocks. */
export type BlockRange = { from: number; to: number };

const TITLE_MAX = 1_000;
const EMPTY_LINE = /\n[ \t\r]*\n\s*/;

/** Reads one HTML source. */
export class HtmlReading implements TagHandler {
  readonly meta: HtmlMeta = { title: '', description: '', keywords: [], generator: '' };
  readonly mains: BlockRange[] = [];
  readonly articles: BlockRange[] = [];
  readonly names = new HeadingNames();
  private readonly options: HtmlOptions;
  private readonly builder: BlockBuilder;
  private readonly frames = new Frames();
  private readonly sheet: StyleSheet = new Map();
  private skipped: { name: string; depth: number; text: string } | null = null;
  private marker = '';

  constructor(options: HtmlOptions) {
    this.options = options;
    this.builder = new BlockBuilder(options.clean ?? false);
  }

  /** Reads the source and returns the blocks, with the heading levels of the source. */
  read(html: string): LooseNode[] {
    readTags(html, this);
    this.endSkipped();
    for (let frame = this.frames.closeWithin(MAIN_ELEMENTS, NONE); frame;) {
      this.closeFrame(frame);
      frame = this.frames.closeWithin(MAIN_ELEMENTS, NONE);
    }
    return this.builder.end();
  }

  open(name: string, attributes: Attributes, closed: boolean): void {
    if (this.skipped) {
      if (!endsSkipping(this.skipped.name, name)) {
        if (name === this.skipped.name && !closed) this.skipped.depth += 1;
        return;
      }
      this.endSkipped();
    }
    const style = styleOf(attributes, this.sheet);
    if (name !== 'span' && name !== 'code') delete style.preserved;
    if (PLAYER_ELEMENTS.has(name) && !style.hidden) this.player(attributes);
    if (SKIPPED_ELEMENTS.has(name) || (name === 'nav' && this.options.clean)) {
      const selfClosed = closed && (name === 'svg' || name === 'math');
      if (!selfClosed) this.skipped = { name, depth: 1, text: '' };
    } else if (VOID_ELEMENTS.has(name)) {
      this.voidElement(name, attributes, style);
    } else if ((style.hidden || attributes.has('hidden')) && !ALWAYS_SHOWN.has(name)) {
      this.skipped = { name, depth: 1, text: '' };
    } else if (this.frames.isPreformatted && isBlock(name) && name !== 'pre') {
      if (PLAIN_BLOCKS.has(name) || name === 'p') return;
      this.close('pre');
      this.element(name, attributes, style);
    } else {
      this.element(name, attributes, style);
    }
  }

  close(name: string): void {
    if (this.skipped) {
      if (name === this.skipped.name) {
        this.skipped.depth -= 1;
        if (this.skipped.depth === 0) this.endSkipped();
      }
      return;
    }
    if (name === 'br') {
      this.lineBreak();
      return;
    }
    if (name === 'q') this.text('”');
    if (this.frames.isPreformatted && PLAIN_BLOCKS.has(name)) {
      this.builder.text('\n', [], 'keep', this.frames.block, true);
      return;
    }
    if (PLAIN_BLOCKS.has(name)) this.endParagraph();
    if (HEADING_ELEMENTS.has(name)) this.names.close();
    const frame = this.frames.close(name);
    if (frame) this.closeFrame(frame);
  }

  text(data: string): void {
    if (this.skipped) {
      if (this.skipped.name === 'style' || this.skipped.name === 'title') this.skipped.text += data;
      return;
    }
    this.names.text(data);
    if (this.frames.isListMarker) {
      this.marker += data;
      const { entry } = this.frames.block;
      if (entry) readListMarker(this.marker, entry);
      return;
    }
    const preformatted = this.frames.isPreformatted;
    if (this.options.lineBreaks && !preformatted) {
      for (const [index, paragraph] of data.split(EMPTY_LINE).entries()) {
        if (index > 0) this.builder.closeText();
        this.lines(paragraph);
      }
      return;
    }
    const { textFrame, block, marks } = this.frames;
    const isMarked = block.entry !== undefined && this.marker === '' && !this.builder.hasText;
    const words = isMarked && block.entry ? stripListMarker(data, block.entry) : data;
    const spacing = preformatted || this.frames.isPreserved ? 'keep' : (this.options.spacing ?? 'collapse');
    this.builder.text(words, preformatted ? [] : marks, spacing, block, textFrame !== undefined);
  }

  private lines(paragraph: string): void {
    const { textFrame, block, marks } = this.frames;
    for (const [index, line] of paragraph.split('\n').entries()) {
      if (index > 0 && this.builder.hasText) this.builder.text(null, marks, 'collapse', block, true);
      this.builder.text(line, marks, 'collapse', block, textFrame !== undefined);
    }
  }

  private lineBreak(): void {
    this.builder.text(null, [], 'collapse', this.frames.block, true);
  }

  /** Ends what a new block may not be inside of. */
  private endParagraph(): void {
    this.builder.closeText();
    for (let frame = this.frames.closeText(); frame; frame = this.frames.closeText()) this.closeFrame(frame);
  }

  private closeAll(closes: ReadonlySet<string>, within: ReadonlySet<string>): void {
    for (let frame = this.frames.closeWithin(closes, within); frame;) {
      this.closeFrame(frame);
      frame = this.frames.closeWithin(closes, within);
    }
  }

  private element(name: string, attributes: Attributes, style: TextStyle): void {
    const implied = IMPLIED_ENDS.get(name);
    if (implied) this.closeAll(implied.closes, implied.within);
    const frame: Frame = { name, style, activity: this.builder.activity };
    const level = HEADING_ELEMENTS.get(name);
    this.names.open(attributes, level !== undefined);
    const container = CONTAINER_ELEMENTS.get(name);
    if (name === 'p' || level !== undefined || name === 'pre') {
      this.endParagraph();
      frame.activity = this.builder.activity;
      frame.block = textBlock(name, level, attributes, style);
      this.marker = '';
    } else if (container !== undefined) {
      this.endParagraph();
      const type = name === 'td' && this.frames.isInHead ? 'tableHeader' : container;
      if (!this.builder.open(type, containerAttributes(name, attributes, style))) return;
      frame.depth = this.builder.depth - 1;
    } else if (name === 'caption') {
      this.endParagraph();
      if (!this.builder.openAside()) return;
      frame.depth = this.builder.depth - 1;
    } else if (PLAIN_BLOCKS.has(name)) {
      this.endParagraph();
      if (MAIN_ELEMENTS.has(name)) frame.position = this.builder.position;
    } else if (name === 'a') {
      this.frames.close('a');
      const link = linkOf(attributes);
      const isKept = this.options.anchors !== 'drop' || !attributes.get('href')?.startsWith('#');
      if (isKept) frame.link = link;
    } else if (name === 'code' && this.frames.isPreformatted) {
      const language = languageOf(attributes);
      if (language) this.frames.block.attrs = { language };
    } else if (name === 'q') {
      this.text('“');
    }
    if (isMeaningful(frame)) this.frames.push(frame);
  }

  private closeFrame(frame: Frame): void {
    const { block, depth, position } = frame;
    if (block) {
      this.builder.closeText();
      const isEmpty = this.builder.activity === frame.activity;
      if (isEmpty && !this.options.clean) this.builder.leaf({ type: block.type, attrs: block.attrs });
    }
    if (depth !== undefined) this.builder.closeTo(depth);
    if (position !== undefined && position >= 0) {
      const to = this.builder.position;
      if (to > position) (frame.name === 'main' ? this.mains : this.articles).push({ from: position, to });
    }
  }

  private voidElement(name: string, attributes: Attributes, style: TextStyle): void {
    if (name === 'meta') {
      this.metaElement(attributes);
    } else if (name === 'br') {
      this.lineBreak();
    } else if (name === 'hr' && !style.hidden) {
      this.endParagraph();
      this.builder.leaf({ type: 'horizontalRule' });
    } else if ((name === 'img' || name === 'image') && !style.hidden && !this.frames.isListMarker) {
      this.image(attributes);
    } else if (name === 'input' && attributes.get('type')?.toLowerCase() === 'checkbox') {
      this.text(attributes.has('checked') ? '☑ ' : '☐ ');
    }
  }

  private image(attributes: Attributes): void {
    const { image, alt } = imageOf(attributes, (source) => this.imageSource(source));
    if (image && !this.frames.isPreformatted) this.builder.leaf(image);
    else if (alt) this.text(alt);
  }

  private imageSource(source: string): string | null {
    return cleanImageAddress(source) ?? this.options.storeImage?.(source) ?? null;
  }

  /** A link to embedded media. */
  private player(attributes: Attributes): void {
    const source = attributes.get('src') ?? '';
    const href = cleanLinkAddress(source.startsWith('//') ? `https:${source}` : source);
    if (!href || !/^https?:/i.test(href)) return;
    const link: LooseMark = { type: 'link', attrs: { href } };
    this.builder.closeText();
    this.builder.text(
      attributes.get('title')?.trim() || href,
      [link],
      'collapse',
      { type: 'paragraph' },
      true,
    );
    this.builder.closeText();
  }

  private metaElement(attributes: Attributes): void {
    const content = (attributes.get('content') ?? '').slice(0, TITLE_MAX).trim();
    const name = (attributes.get('name') ?? attributes.get('property') ?? '').toLowerCase();
    if (name === 'description' || (name === 'og:description' && this.meta.description === '')) {
      this.meta.description = content;
    } else if (name === 'keywords') {
      this.meta.keywords = content
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
    } else if (name === 'generator') {
      this.meta.generator = content;
    }
  }

  private endSkipped(): void {
    if (this.skipped?.name === 'style') readStyleSheet(this.skipped.text, this.sheet);
    if (this.skipped?.name === 'title' && this.meta.title === '') {
      this.meta.title = this.skipped.text.slice(0, TITLE_MAX).replaceAll(/\s+/g, ' ').trim();
    }
    this.skipped = null;
  }
}

const MAIN_ELEMENTS: ReadonlySet<string> = new Set(['main', 'article']);
const NONE: ReadonlySet<string> = new Set();
/** Pages that hide these show them with a script. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article']);

const isBlock = (name: string): boolean =>
  PLAIN_BLOCKS.has(name) ||
  CONTAINER_ELEMENTS.has(name) ||
  HEADING_ELEMENTS.has(name) ||
  name === 'p' ||
  name === 'pre';

/** As in browsers, a block ends an unclosed image or select element, and a hidden paragraph. */
const endsSkipping = (skipped: string, name: string): boolean =>
  (OPEN_ENDED.has(skipped) || skipped === 'p') && (isBlock(name) || name === 'img' || name === 'hr');

function textBlock(
  name: string,
  level: number | undefined,
  attributes: Attributes,
  style: TextStyle,
): Frame['block'] {
  if (name === 'pre') return { type: 'codeBlock', attrs: { language: languageOf(attributes) } };
  const classes = attributes.get('class') ?? '';
  if (/\bMsoTitle\b/.test(classes)) return { type: 'heading', attrs: { level: TITLE_LEVEL } };
  if (level !== undefined) return { type: 'heading', attrs: { level } };
  return { type: 'paragraph', entry: listEntryOf(classes, style) };
}

function containerAttributes(
  name: string,
  attributes: Attributes,
  style: TextStyle,
): Record<string, unknown> {
  if (name === 'ol') return { start: startOf(attributes) };
  return name === 'td' || name === 'th' ? cellOf(attributes, style) : {};
}

/** Whether an open element has any effect; the others need no frame. */
function isMeaningful({ name, style, link, block, depth, position }: Frame): boolean {
  if (link || block || depth !== undefined || position !== undefined) return true;
  if (MARK_ELEMENTS.has(name) || name === 'thead') return true;
  const { bold, italic, underline, strike, preserved, listMarker } = style;
  return [bold, italic, underline, strike, preserved, listMarker].some((value) => value !== undefined);
}
