import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';

/** The base address for a page's references: its declared base, else its own address. */
export function pageBase(nodes: readonly PageNode[], url: string): string {
  const base = nodes.find((node) => node.name === 'base')?.attributes.get('href') ?? '';
  return base === '' ? url : (resolveAddress(base, url) ?? url);
}
