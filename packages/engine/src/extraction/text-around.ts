import type { PageNode } from './page-tree.ts';
import type { ArticleSelection } from './select-article.ts';

/** Inline elements; any other starts a new line. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'svg', 'head']);
const MAX_UNITS = 50_000;

/** The text of a page outside its article, one line per block, in page order. */
export function textAroundArticle(nodes: readonly PageNode[], selection: ArticleSelection): string[] {
  const { container, isLeftOut, standfirsts } = selection;
  const end = nodes[container]?.end ?? 0;
  const isStandfirst = (index: number): boolean =>
    standfirsts.some(({ first, end: last }) => index >= first && index < last);
  const lines: string[] = [];
  let line = '';
  let units = 0;
  const finish = (): void => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    line = '';
    if (text === '' || units + text.length > MAX_UNITS) return;
    units += text.length;
    lines.push(text);
  };
  let leftOutUntil = 0;
  let blockEnd = 0;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    if (RAW.has(node.name)) {
      index = node.end - 1;
      continue;
    }
    if (isLeftOut[index] === 1) leftOutUntil = Math.max(leftOutUntil, node.end);
    if (index >= blockEnd) finish();
    if (node.name !== '' && !INLINE.has(node.name)) {
      finish();
      blockEnd = node.end;
    }
    const isInArticle = index >= container && index < end && index >= leftOutUntil;
    if (node.name === '' && !isInArticle && !isStandfirst(index)) line += node.text;
  }
  finish();
  return lines;
}
