import type {
  BlockNode,
  EditorDocument,
  EditorMark,
  InlineNode,
  LinkMark,
  ListItemNode,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@pagewright/contract/document';
import { escapeHtml } from './escape-html.ts';
import { HeadingAnchors } from './heading-anchors.ts';

export type WriteHtmlOptions = {
  /**
   * `file` (the default) keeps everything, including white space and column widths, so that reading it back gives the
   * same document. `page` is for visitors: headings get an `id`, images load lazily, and there is no `style`.
   */
  for?: 'file' | 'page';
  /** The site's own host; links to other hosts get `rel`. */
  ownHost?: string;
  /** Replaces the source of an image; unchanged by default. */
  placeOfPicture?: (src: string) => string;
  /** `rel` of links to other hosts; `noopener` by default. */
  rel?: string;
};

const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;
/** White space that a browser, or a reader that treats no-break spaces as padding, would not keep. */
const FRAGILE_SPACE = /[ \t\u00a0]{2}|\t/;
const LEADING_SPACE = /^[ \t\u00a0]/;
const TRAILING_SPACE = /[ \t\u00a0]$/;
const OTHER_HOST = /^(?:https?:)?[\\/]{2}([^\\/?#]*)/i;

/** Writes one document. All text and attribute values are escaped where they enter the markup. */
class HtmlWriting {
  private readonly options: WriteHtmlOptions;
  private readonly isFile: boolean;
  private readonly anchors = new HeadingAnchors();

  constructor(options: WriteHtmlOptions) {
    this.options = options;
    this.isFile = options.for !== 'page';
  }

  block(block: BlockNode): string {
    switch (block.type) {
      case 'paragraph':
        return `<p>${this.inline(block.content)}</p>`;
      case 'heading': {
        const { level } = block.attrs;
        const id = this.isFile ? '' : ` id="${escapeHtml(this.anchors.next(block))}"`;
        return `<h${level}${id}>${this.inline(block.content)}</h${level}>`;
      }
      case 'codeBlock':
        return this.code(block.attrs.language, (block.content ?? []).map(({ text }) => text).join(''));
      case 'image': {
        const { src, alt, title } = block.attrs;
        const late = this.isFile ? '' : ' loading="lazy" decoding="async"';
        const place = this.options.placeOfPicture?.(src) ?? src;
        return `<figure><img src="${escapeHtml(place)}" alt="${escapeHtml(alt ?? '')}"${attribute('title', title)}${late}></figure>`;
      }
      case 'horizontalRule':
        return '<hr>';
      case 'blockquote':
        return `<blockquote>${this.blocks(block.content)}</blockquote>`;
      case 'bulletList':
        return `<ul>${this.items(block.content)}</ul>`;
      case 'orderedList': {
        const { start } = block.attrs;
        return `<ol${start === 1 ? '' : ` start="${start}"`}>${this.items(block.content)}</ol>`;
      }
      case 'table':
        return this.table(block);
    }
  }

  blocks(blocks: readonly BlockNode[]): string {
    return blocks.map((block) => this.block(block)).join('');
  }

  /** Content of an entry or a cell; a single paragraph needs no `<p>`. */
  private flow(blocks: readonly BlockNode[]): string {
    const [first, ...rest] = blocks;
    const isTight =
      first?.type === 'paragraph' &&
      (rest.length === 0 || first.content !== undefined) &&
      rest.every(({ type }) => LIST_TYPES.has(type));
    return isTight ? this.inline(first.content) + this.blocks(rest) : this.blocks(blocks);
  }

  private items(items: readonly ListItemNode[]): string {
    return items.map((item) => `<li>${this.flow(item.content)}</li>`).join('');
  }

  private table(table: TableNode): string {
    const isHead = ({ content }: TableRowNode): boolean =>
      (content ?? []).length > 0 && (content ?? []).every(({ type }) => type === 'tableHeader');
    const first = table.content.findIndex((row) => !isHead(row));
    const heads = first < 0 ? table.content.length : first;
    const rows = table.content.map(
      (row) => `<tr>${(row.content ?? []).map((cell) => this.cell(cell)).join('')}</tr>`,
    );
    const head = heads > 0 ? `<thead>${rows.slice(0, heads).join('')}</thead>` : '';
    const body = heads < rows.length ? `<tbody>${rows.slice(heads).join('')}</tbody>` : '';
    return `<table>${head}${body}</table>`;
  }

  private cell({ type, attrs, content }: TableCellNode): string {
    const tag = type === 'tableHeader' ? 'th' : 'td';
    const spans = attribute('colspan', attrs.colspan, 1) + attribute('rowspan', attrs.rowspan, 1);
    const widths = this.isFile ? attribute('data-colwidth', attrs.colwidth?.join(',')) : '';
    return `<${tag}${spans}${attribute('align', attrs.align)}${widths}>${this.flow(content)}</${tag}>`;
  }

  private code(language: string | null, code: string): string {
    // Browsers drop the first line break of a `<pre>`.
    const text = code.startsWith('\n') ? `\n${code}` : code;
    return `<pre><code${attribute('class', language && `language-${language}`)}>${escapeHtml(text)}</code></pre>`;
  }

  /** Texts with their marks; a mark that continues in the next text is opened once. */
  inline(nodes: readonly InlineNode[] = []): string {
    const open: EditorMark[] = [];
    let html = '';
    const closeTo = (count: number): void => {
      for (let mark = open.length > count ? open.pop() : undefined; mark;) {
        html += mark.type === 'link' ? '</a>' : `</${MARK_TAGS[mark.type]}>`;
        mark = open.length > count ? open.pop() : undefined;
      }
    };
    for (const [index, node] of nodes.entries()) {
      const marks = node.type === 'text' ? (node.marks ?? []) : [];
      let same = 0;
      while (same < open.length && isSameMark(open[same], marks[same])) same += 1;
      closeTo(same);
      for (const mark of marks.slice(same)) {
        open.push(mark);
        html += mark.type === 'link' ? this.linkTag(mark) : `<${MARK_TAGS[mark.type]}>`;
      }
      html += node.type === 'text' ? this.words(node.text, nodes[index - 1], nodes[index + 1]) : '<br>';
    }
    closeTo(0);
    // The last break of a block is not shown, so a real one needs another after it.
    return nodes.at(-1)?.type === 'hardBreak' ? `${html}<br>` : html;
  }

  private words(text: string, before: InlineNode | undefined, after: InlineNode | undefined): string {
    const html = escapeHtml(text);
    if (!this.isFile) return html;
    const isAfterSpace = before?.type !== 'text' || TRAILING_SPACE.test(before.text);
    const isFragile =
      FRAGILE_SPACE.test(text) ||
      (isAfterSpace && LEADING_SPACE.test(text)) ||
      (after?.type !== 'text' && TRAILING_SPACE.test(text));
    return isFragile ? `<span style="white-space:pre-wrap">${html}</span>` : html;
  }

  private linkTag({ attrs: { href, title, conversion } }: LinkMark): string {
    const host = OTHER_HOST.exec(href)?.[1]?.toLowerCase();
    const isOther = host !== undefined && host !== this.options.ownHost?.toLowerCase();
    const rel = isOther ? attribute('rel', this.options.rel ?? 'noopener') : '';
    const counted = conversion ? ' data-conversion' : '';
    return `<a href="${escapeHtml(href)}"${attribute('title', title)}${rel}${counted}>`;
  }
}

const LIST_TYPES: ReadonlySet<string> = new Set(['bulletList', 'orderedList']);

function attribute(name: string, value: string | number | null | undefined, unless?: number): string {
  return value === null || value === undefined || value === unless
    ? ''
    : ` ${name}="${escapeHtml(String(value))}"`;
}

function isSameMark(one: EditorMark | undefined, other: EditorMark | undefined): boolean {
  if (one?.type === 'link' && other?.type === 'link') {
    return (
      one.attrs.href === other.attrs.href &&
      one.attrs.title === other.attrs.title &&
      one.attrs.conversion === other.attrs.conversion
    );
  }
  return one !== undefined && one.type === other?.type;
}

/** Writes the document as an HTML fragment, with one line per top-level block. */
export function writeHtml(document: EditorDocument, options: WriteHtmlOptions = {}): string {
  const writing = new HtmlWriting(options);
  return document.content.map((block) => writing.block(block)).join('\n');
}
