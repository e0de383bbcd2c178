import type { PageNode } from './page-tree.ts';
import { oneLine, textWithin } from './text-within.ts';

const MAX_NAME_LENGTH = 80;
/** Maximum headings that may be the title; more indicate a list of articles. */
const MAX_HEADINGS = 30;
/** Words in bylines that are not a name. */
const NO_NAME =
  /(?:^|\s)(?:on|am|at|name|posted|published|updated|required|erforderlich|veröffentlicht)(?:$|\s|:)/i;
const DATED =
  /(?:^|[\s_-])(?:date|datum|published|pubdate|posted-on|entry-date|post-date|timestamp|time|postmetadata|byline|meta)(?:$|[\s_-])/i;
const MAX_DATE_LENGTH = 70;
const COMMENT = /comment|kommentar|respond/i;
const BYLINE = /(?:^|[\s_-])(?:author|byline|autor|writer)(?:$|[\s_-]|name|link)/i;
const BY = /^(?:by|von|par|por)\b:?\s+/i;

/** Metadata from tags and attributes, collected in one pass. */
export class PageMetadata {
  title = '';
  /** Texts of level-1 and level-2 headings, in order, level 1 first. */
  headings: readonly string[] = [];
  canonical = '';
  language = '';
  /** Author by markup, else by class. */
  byline = '';
  private classByline = '';
  private readonly topHeadings: string[] = [];
  private readonly subheadings: string[] = [];
  readonly dates = { published: [] as string[], modified: [] as string[], any: [] as string[] };
  readonly itemTypes: string[] = [];
  private readonly metaValues = new Map<string, string>();

  constructor(nodes: readonly PageNode[]) {
    for (const [index, node] of nodes.entries()) {
      if (node.name !== '') this.read(nodes, index, node);
    }
    this.byline ||= this.classByline;
    this.headings = [...this.topHeadings, ...this.subheadings].filter((heading) => heading !== '');
  }

  meta(names: readonly string[]): string {
    return this.metas(names)[0] ?? '';
  }

  metas(names: readonly string[]): string[] {
    return names.map((name) => this.metaValues.get(name) ?? '').filter((value) => value !== '');
  }

  private read(nodes: readonly PageNode[], index: number, { name, attributes, text }: PageNode): void {
    if (name === 'html') this.language ||= attributes.get('lang') ?? attributes.get('xml:lang') ?? '';
    else if (name === 'title') this.title ||= oneLine(text);
    else if (name === 'h1' && this.topHeadings.length < MAX_HEADINGS)
      this.topHeadings.push(textWithin(nodes, index));
    else if (name === 'h2' && this.subheadings.length < MAX_HEADINGS)
      this.subheadings.push(textWithin(nodes, index));
    else if (name === 'link') {
      if ((attributes.get('rel') ?? '').toLowerCase() === 'canonical')
        this.canonical ||= attributes.get('href') ?? '';
    } else if (name === 'meta') this.readMeta(attributes);
    if (attributes.size > 0) this.readMicrodata(nodes, index, name, attributes);
  }

  private readMeta(attributes: ReadonlyMap<string, string>): void {
    const content = oneLine(attributes.get('content') ?? '');
    const key =
      attributes.get('property') ??
      attributes.get('name') ??
      attributes.get('itemprop') ??
      attributes.get('http-equiv');
    if (content === '' || key === undefined) return;
    const lower = key.trim().toLowerCase();
    if (!this.metaValues.has(lower)) this.metaValues.set(lower, content);
  }

  private readMicrodata(
    nodes: readonly PageNode[],
    index: number,
    name: string,
    attributes: ReadonlyMap<string, string>,
  ): void {
    const type = attributes.get('itemtype');
    if (type !== undefined) this.itemTypes.push(type.slice(type.lastIndexOf('/') + 1));
    const property = attributes.get('itemprop') ?? '';
    if (name === 'time' || property.startsWith('date')) {
      const value = attributes.get('datetime') ?? attributes.get('content') ?? textWithin(nodes, index);
      if (property.includes('dateModified')) this.dates.modified.push(value);
      else if (property.includes('datePublished') || attributes.has('pubdate'))
        this.dates.published.push(value);
      else this.dates.any.push(value);
    }
    if (name === 'meta' || name === 'body' || name === 'html') return;
    const className = (attributes.get('class') ?? '').slice(0, 200);
    if (COMMENT.test(className)) return;
    if (name !== 'time' && DATED.test(className)) {
      const text = textWithin(nodes, index);
      if (text.length <= MAX_DATE_LENGTH) this.dates.any.push(text);
    }
    if (this.byline !== '') return;
    if (property === 'author' || attributes.get('rel') === 'author') {
      this.byline = nameIn(textWithin(nodes, index));
    } else if (this.classByline === '' && BYLINE.test(className)) {
      this.classByline = nameIn(textWithin(nodes, index));
    }
  }
}

function nameIn(text: string): string {
  const name = text.replace(BY, '').trim();
  return name.length >= 3 &&
    name.length <= MAX_NAME_LENGTH &&
    !/[\d(@]/.test(name) &&
    !NO_NAME.test(name) &&
    name.split(' ').length <= 8
    ? name
    : '';
}
