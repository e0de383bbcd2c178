import { textWithin } from './text-within.ts';
import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';
import type { ArticleSelection } from './select-article.ts';

/** A link of a page to a page. */
export interface PageLink {
  /** Absolute http(s) address, without a fragment. */
  href: string;
  text: string;
  /** Whether it is in the article, not around it. */
  inArticle: boolean;
  /** Set if it is in a list that is not part of the article, such as "Read on", nor of navigation, header, or footer. */
  inListBeside?: true;
  /** The `rel` values in lowercase: nofollow, sponsored, ugc … */
  rel: readonly string[];
}

const NAVIGATION_TAGS = new Set('nav header footer menu'.split(' '));
const NAVIGATION_ROLES = new Set('navigation banner contentinfo search menu menubar toolbar'.split(' '));
const NAVIGATION_NAMES =
  /(?:^|[^a-z])(?:nav|navbar|navigation|menu|submenu|header|masthead|footer|breadcrumbs?|pagination|pager|toc|share|sharing|social|sidebar|comments?|cookies?)(?![a-z])/i;
/** Their classes describe the whole page ("has-sidebar"). */
const WHOLE_PAGE = new Set(['html', 'body', 'main', 'article']);
/** Longer classes are generated. */
const NAMES_MAX = 400;

/** All links of a page to other pages, in order. Links to anchors on the page itself are left out. */
export function readLinks(
  nodes: readonly PageNode[],
  selection: ArticleSelection,
  address: string,
): PageLink[] {
  const links: PageLink[] = [];
  const { container, isLeftOut } = selection;
  const end = nodes[container]?.end ?? 0;
  let leftOutUntil = 0;
  let listUntil = 0;
  let navigationUntil = 0;
  for (const [index, node] of nodes.entries()) {
    const { name, attributes } = node;
    if (isLeftOut[index] === 1) leftOutUntil = Math.max(leftOutUntil, node.end);
    if (name === 'ul' || name === 'ol') listUntil = Math.max(listUntil, node.end);
    if (index >= navigationUntil && isNavigation(node)) navigationUntil = node.end;
    if (name !== 'a') continue;
    const href = resolveAddress(attributes.get('href') ?? '', address);
    if (href === null) continue;
    const inArticle =
      index >= container && index < end && index >= leftOutUntil && !isEmptied(nodes, isLeftOut, index);
    links.push({
      href,
      text: textWithin(nodes, index),
      inArticle,
      ...(!inArticle && index < listUntil && index >= navigationUntil ? { inListBeside: true } : {}),
      rel: (attributes.get('rel') ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== ''),
    });
  }
  return links;
}

/** Whether a node holds links to the whole site, not to what its page is about. */
function isNavigation({ name, attributes }: PageNode): boolean {
  if (NAVIGATION_TAGS.has(name)) return true;
  if (attributes.size === 0 || WHOLE_PAGE.has(name)) return false;
  if (NAVIGATION_ROLES.has(attributes.get('role') ?? '')) return true;
  return ['class', 'id'].some((key) =>
    NAVIGATION_NAMES.test((attributes.get(key) ?? '').slice(0, NAMES_MAX)),
  );
}

/** Whether the first text within a link was excluded. */
function isEmptied(nodes: readonly PageNode[], isLeftOut: Uint8Array, link: number): boolean {
  const end = Math.min(nodes[link]!.end, link + 20);
  for (let index = link + 1; index < end; index += 1)
    if (nodes[index]!.name === '') return isLeftOut[index] === 1;
  return false;
}
