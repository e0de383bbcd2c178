import { streamHtml } from '../paper/html-events.ts';

/** An element or text node. Nodes are in document order; `end` is the index after the last descendant. */
export interface PageNode {
  /** Lowercase tag; '' for text. */
  name: string;
  /** '' for an element, except for the raw text of a script, style, or title. */
  text: string;
  /** The text with single spaces, and its other characters; text nodes only. */
  line: string;
  signs: number;
  attributes: ReadonlyMap<string, string>;
  /** Index of the parent, -1 for a root node. */
  parent: number;
  end: number;
}

const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta param source track wbr keygen basefont frame'.split(' '),
);
const RAW_TAGS = new Set(['script', 'style', 'title', 'textarea', 'noscript']);
/** Inline tags: their end never closes a block. */
const INLINE_TAGS = new Set(
  (
    'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup ' +
    'time tt u var'
  ).split(' '),
);
const PARAGRAPH_ENDERS = new Set(
  (
    'address article aside blockquote center details dir div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hr main nav ol p pre section table ul'
  ).split(' '),
);
/** Open tags closed by an opening tag, and where the search for them stops. */
const IMPLIED_ENDS: ReadonlyMap<string, readonly [closes: ReadonlySet<string>, within: ReadonlySet<string>]> =
  new Map([
    ['li', [new Set(['li']), new Set(['ul', 'ol', 'menu', 'table'])]],
    ['dt', [new Set(['dt', 'dd']), new Set(['dl', 'table'])]],
    ['dd', [new Set(['dt', 'dd']), new Set(['dl', 'table'])]],
    ['tr', [new Set(['tr']), new Set(['table'])]],
    ['td', [new Set(['td', 'th']), new Set(['tr', 'table'])]],
    ['th', [new Set(['td', 'th']), new Set(['tr', 'table'])]],
  ]);
/** Cells contain the effect of end tags within them. */
const SCOPES = new Set(['table', 'td', 'th', 'caption']);
/** Tags allowed in a head; any other starts the body. */
const HEAD_TAGS = new Set('head title meta link script style base noscript template html'.split(' '));
/** How many ancestors are searched for an implied end or an inline end tag, so that time stays linear. */
const REACH = 48;
const SPACES = /\s+/g;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Parses HTML into nodes. Never throws; missing or misplaced end tags are repaired much like a browser does. */
export function parsePageTree(html: string): PageNode[] {
  const builder = new TreeBuilder();
  streamHtml(html, {
    onOpen: (name, attributes) => builder.open(name, attributes),
    onClose: (name) => builder.close(name),
    onText: (text) => builder.text(text),
  });
  return builder.finish();
}

class TreeBuilder {
  private readonly nodes: PageNode[] = [];
  private readonly stack: number[] = [];
  /** Number of open tags by name within the innermost scope; one map per scope. */
  private readonly openInScope: Map<string, number>[] = [new Map<string, number>()];
  private readonly openScopes = new Map<string, number>();
  private pieces: string[] = [];

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    this.flush();
    this.closeImplied(name);
    this.nodes.push({
      name,
      text: '',
      line: '',
      signs: 0,
      attributes,
      parent: this.stack.at(-1) ?? -1,
      end: this.nodes.length + 1,
    });
    if (VOID_TAGS.has(name)) return;
    this.stack.push(this.nodes.length - 1);
    if (SCOPES.has(name)) {
      this.openScopes.set(name, (this.openScopes.get(name) ?? 0) + 1);
      this.openInScope.push(new Map());
    } else {
      const open = this.openInScope.at(-1)!;
      open.set(name, (open.get(name) ?? 0) + 1);
    }
  }

  close(name: string): void {
    this.flush();
    const open = SCOPES.has(name) ? this.openScopes : this.openInScope.at(-1)!;
    if ((open.get(name) ?? 0) === 0) return;
    if (INLINE_TAGS.has(name) && !this.isOpenInLine(name)) return;
    for (;;) {
      const top = this.nameAt(this.stack.length - 1);
      this.pop();
      if (top === name) return;
    }
  }

  text(text: string): void {
    this.pieces.push(text);
  }

  finish(): PageNode[] {
    this.flush();
    while (this.stack.length > 0) this.pop();
    return this.nodes;
  }

  private nameAt(depth: number): string {
    return this.nodes[this.stack[depth]!]!.name;
  }

  private pop(): void {
    const node = this.nodes[this.stack.pop()!]!;
    node.end = this.nodes.length;
    if (SCOPES.has(node.name)) {
      this.openInScope.pop();
      this.openScopes.set(node.name, this.openScopes.get(node.name)! - 1);
      return;
    }
    const open = this.openInScope.at(-1)!;
    open.set(node.name, open.get(node.name)! - 1);
  }

  private flush(): void {
    if (this.pieces.length === 0) return;
    const text = this.pieces.length === 1 ? this.pieces[0]! : this.pieces.join('');
    this.pieces = [];
    const parent = this.stack.at(-1) ?? -1;
    const holder = this.nodes[parent];
    if (holder !== undefined && RAW_TAGS.has(holder.name) && holder.name !== 'noscript') {
      holder.text += text;
      return;
    }
    const line = text.replace(SPACES, ' ');
    let signs = line.length;
    for (let at = line.indexOf(' '); at !== -1; at = line.indexOf(' ', at + 1)) signs -= 1;
    const end = this.nodes.length + 1;
    this.nodes.push({ name: '', text, line, signs, attributes: NO_ATTRIBUTES, parent, end });
  }

  private closeImplied(name: string): void {
    if (!HEAD_TAGS.has(name) && (this.openInScope[0]!.get('head') ?? 0) > 0) this.close('head');
    const implied = IMPLIED_ENDS.get(name);
    if (implied !== undefined) this.popTo(implied[0], implied[1]);
    else if (name === 'a' && this.isOpenInLine('a')) this.close('a');
    else if (PARAGRAPH_ENDERS.has(name) && (this.openInScope.at(-1)!.get('p') ?? 0) > 0)
      this.closeParagraph();
  }

  private popTo(closes: ReadonlySet<string>, within: ReadonlySet<string>): void {
    const lowest = Math.max(0, this.stack.length - REACH);
    for (let depth = this.stack.length - 1; depth >= lowest; depth -= 1) {
      const name = this.nameAt(depth);
      if (within.has(name)) return;
      if (!closes.has(name)) continue;
      while (this.stack.length > depth) this.pop();
      return;
    }
  }

  private closeParagraph(): void {
    const lowest = Math.max(0, this.stack.length - REACH);
    for (let depth = this.stack.length - 1; depth >= lowest; depth -= 1) {
      const name = this.nameAt(depth);
      if (name === 'p') {
        while (this.stack.length > depth) this.pop();
        return;
      }
      if (!INLINE_TAGS.has(name)) return;
    }
  }

  private isOpenInLine(name: string): boolean {
    const lowest = Math.max(0, this.stack.length - REACH);
    for (let depth = this.stack.length - 1; depth >= lowest; depth -= 1) {
      const open = this.nameAt(depth);
      if (open === name) return true;
      if (!INLINE_TAGS.has(open)) return false;
    }
    return false;
  }
}
