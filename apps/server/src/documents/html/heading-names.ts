import { headingAnchor } from '@pagewright/contract/document';
import type { LooseNode } from '../loose-node.ts';
import type { Attributes } from './tags.ts';

/** Collects by which `id` or `name` each heading of a piece of HTML can be reached. */
export class HeadingNames {
  /** The words of the heading of each name; one object for all names of a heading. */
  private readonly headings = new Map<string, { words: string }>();
  /** Names since the last words: they belong to a heading that comes next. */
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
   * Leads links within the document to the headings that it has, by the names that these have on a published page. Of a
   * link that leads nowhere only the words stay.
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

/** Without recursion: markup from elsewhere may be nested as deep as it likes. */
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

/** The name that GitHub and most Markdown tools give a heading. */
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
