import { readPageHead } from './page-head.ts';
import { pageBase } from './page-base.ts';
import { parsePageTree } from './page-tree.ts';
import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';
import { selectArticle } from './select-article.ts';

/** The article of a page as markup, to be converted. */
export interface ArticleHtml {
  title: string;
  description: string;
  /** The article without its title and the surrounding page; addresses are absolute. Not sanitized. */
  html: string;
  /** Whether no article was found, so that it is the whole body. */
  isFallback: boolean;
}

const VOID_TAGS = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
const LEFT_OUT = new Set(['script', 'style', 'noscript', 'template', 'title', 'textarea', 'iframe', 'svg']);
const ADDRESSES = new Set(['href', 'src', 'data-src', 'data-lazy-src']);
const ATTRIBUTE = /^[a-z][a-z0-9-]*$/;

/**
 * Finds the article of a page like `extractArticle` does, and writes it as markup. `url` makes its addresses absolute.
 * Never throws.
 */
export function extractArticleHtml(page: string, url: string): ArticleHtml {
  const nodes = parsePageTree(page);
  const address = pageBase(nodes, url);
  const { titles, title, description } = readPageHead(nodes, address);
  const { container, isLeftOut, standfirsts, isFallback } = selectArticle(
    nodes,
    titles,
    `${title} ${description}`,
  );
  const parts: string[] = [];
  for (const { first, end } of standfirsts) {
    const words = nodes.slice(first, end).map((node) => (node.name === '' ? escape(node.text) : ''));
    parts.push(`<p>${words.join('')}</p>`);
  }
  const open: PageNode[] = [];
  const last = nodes[container]?.end ?? 0;
  let index = container;
  while (index < last) {
    while (open.length > 0 && open.at(-1)!.end <= index) parts.push(`</${open.pop()!.name}>`);
    const node = nodes[index]!;
    if (isLeftOut[index] === 1 || LEFT_OUT.has(node.name)) {
      index = node.end;
      continue;
    }
    if (node.name === '') parts.push(escape(node.text));
    else {
      parts.push(openingTag(node, address));
      if (!VOID_TAGS.has(node.name)) open.push(node);
    }
    index += 1;
  }
  while (open.length > 0) parts.push(`</${open.pop()!.name}>`);
  return { title, description, html: parts.join(''), isFallback };
}

function openingTag({ name, attributes }: PageNode, address: string): string {
  const written = [...attributes].flatMap(([key, value]) => {
    if (!ATTRIBUTE.test(key) || key.startsWith('on')) return [];
    if (key === 'srcset') {
      const first = value.trim().split(/[\s,]/, 1)[0] ?? '';
      return [`srcset="${escape(resolveAddress(first, address) ?? first)}"`];
    }
    return [`${key}="${escape(ADDRESSES.has(key) ? (resolveAddress(value, address) ?? value) : value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
