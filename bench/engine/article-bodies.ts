import { readJsonLd } from '../../packages/engine/src/extraction/json-ld.ts';
import { parsePageTree } from '../../packages/engine/src/extraction/page-tree.ts';
import { parsePaper } from '../../packages/engine/src/paper/parse-paper.ts';
import type { EvaluationPage } from './evaluation-pages.ts';

/** A page with the text of its article as its publisher gives it. */
export interface PublishedPage extends EvaluationPage {
  body: string;
}

/** Shorter ones are often teasers. */
const MIN_BODY = 1000;
const SHINGLE = 4;
const WORD = /[\p{L}\p{N}]+/gu;

/** The pages whose structured data holds a long `articleBody`. */
export function publishedPages(pages: readonly EvaluationPage[]): PublishedPage[] {
  return pages.flatMap((page) => {
    const bodies = readJsonLd(parsePageTree(page.html)).flatMap(({ articleBody }) =>
      typeof articleBody === 'string' ? [plainText(articleBody)] : [],
    );
    const [body = ''] = bodies.toSorted((a, b) => b.length - a.length);
    return body.length < MIN_BODY ? [] : [{ ...page, body }];
  });
}

/** Some publishers give HTML, and some of them escape it. */
function plainText(body: string): string {
  const read = (html: string): string =>
    parsePaper(`<p>${html}</p>`)
      .blocks.map(({ text }) => text)
      .join('\n');
  const once = read(body);
  return /&#?\w+;|<\w+/.test(once) ? read(once) : once;
}

/** F1 of the runs of four words that two texts share, each as often as both have it. */
export function shingleF1(found: string, wanted: string): number {
  const [own, other] = [shinglesOf(found), shinglesOf(wanted)];
  let common = 0;
  for (const [shingle, count] of own) common += Math.min(count, other.get(shingle) ?? 0);
  return (2 * common) / Math.max(1, sizeOf(own) + sizeOf(other));
}

function shinglesOf(text: string): ReadonlyMap<string, number> {
  const words = text.toLowerCase().match(WORD) ?? [];
  const counts = new Map<string, number>();
  for (let at = SHINGLE; at <= words.length; at += 1) {
    const shingle = words.slice(at - SHINGLE, at).join(' ');
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

const sizeOf = (shingles: ReadonlyMap<string, number>): number =>
  [...shingles.values()].reduce((sum, count) => sum + count, 0);
