import { headingAnchor } from '@pagewright/contract/document';
import type { LooseNode } from '../loose-node.ts';
import type { Attributes } from './tags.ts';

/** Collects the `id` and `name` attributes that point to each heading of an HTML source. */
export class HeadingNames {
  /** The text of each name's heading; one object for all names of a heading. */
  private readonly headings = new Map<string, { words: string }>();
  /** Names since the last text; they belong to the next heading. */
  private waiting: string[] = [];
  private heading: { words: string } | null = null;

  open(attributes: Attributes, isHeading: boolean): void {
    if (isHeading) this.heading = { words: '' };
    const names = [attributes.get('id'), attributes.get('name')].filter((name) => name !== undefined);
    this.waiting.push(...names.filter((name) => name !== '' && !this.headings.has(name)));
    if (!this.heading) return;
    for (const name of this.waiting) this.headings.set(name, this.heading);
    this.waiting = [];
  }

  text(words: string): void {
    if (this.heading) this.heading.words += words;
    else if (words.trim() !== '') this.waiting = [];
  }

  close(): void {
    this.heading = null;
  }

  /**
   * Points internal links to the anchors that headings have on a published page. Of a broken link only the text stays.
   */
  settleLinks(blocks: readonly LooseNode[]): void {
    const anchors = new Map<string, string>();
    eachNode(blocks, (node) => {
      if (node.type !== 'heading') return;
      const words = wordsOf(node);
      for (const name of [githubAnchor(words), headingAnchor(words)]) anchors.set(name, headingAnchor(words));
    });
    eachNode(blocks, (node) => {
      if (!node.marks) return;
      node.marks = node.marks.filter((mark) => {
        const href = mark.type === 'link' ? mark.attrs?.['href'] : undefined;
        if (typeof href !== 'string' || !href.startsWith('#')) return true;
        const name = decoded(href.slice(1));
        const words = this.headings.get(name)?.words;
        const anchor = anchors.get(
          words === undefined ? name : headingAnchor(words.replaceAll(/\s+/g, ' ').trim()),
        );
        if (anchor === undefined) return false;
        mark.attrs = { ...mark.attrs, href: `#${anchor}` };
        return true;
      });
    });
  }
}

/** Not recursive: foreign markup may be nested to any depth. */
function eachNode(nodes: readonly LooseNode[], see: (node: LooseNode) => void): void {
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    see(node);
    for (const inner of node.content ?? []) waiting.push(inner);
  }
}

function wordsOf({ content = [] }: LooseNode): string {
  return content.map(({ text = ' ' }) => text).join('');
}

/** The anchor that GitHub and most Markdown tools give a heading. */
function githubAnchor(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
