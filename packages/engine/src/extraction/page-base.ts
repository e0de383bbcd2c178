import type { PageNode } from './page-tree.ts';
import { resolveAddress } from './resolve-address.ts';

/** The address that the references of a page are relative to: the one it names, else its own. */
export function baseOf(nodes: readonly PageNode[], url: string): string {
  const base = nodes.find((node) => node.name === 'base')?.attributes.get('href') ?? '';
  return base === '' ? url : (resolveAddress(base, url) ?? url);
}
