import { formatOf, packPage, toEvidencePage, unpackPage, type GivenPage } from '../../research/index.ts';
import { strategyMessages } from './messages.ts';
import type { PageRow } from './repository.ts';

/** A page with fewer words does not show how its subject is covered. */
const WORDS_MIN = 20;

/** A page in a request. */
export interface PageInput {
  readonly text: string;
  readonly url: string | null;
  readonly title: string;
}

/** The pages that are articles, and the rejected ones with reasons. */
export interface ParsedPages {
  readonly kept: PageRow[];
  readonly leftOut: { title: string; url: string | null; message: string }[];
}

/** Parses supplied pages and compresses those that are articles. */
export async function parsePages(inputs: readonly PageInput[], signal: AbortSignal): Promise<ParsedPages> {
  const result: ParsedPages = { kept: [], leftOut: [] };
  const digests = new Set<string>();
  for (const { text, url, title: given } of inputs) {
    const format = formatOf(text);
    const read = await toEvidencePage({ text, format, url, title: given }, signal);
    const wordCount = read?.words ?? 0;
    const page = await packPage({ text, format, url, title: given || (read?.title ?? ''), wordCount });
    const reject = (message: string) =>
      result.leftOut.push({ title: page.title || strategyMessages.untitledPage, url, message });
    if (wordCount < WORDS_MIN) reject(strategyMessages.pageWithoutText);
    else if (digests.has(page.digest)) reject(strategyMessages.pageTwice);
    else {
      digests.add(page.digest);
      result.kept.push({ place: result.kept.length, source: 'pasted', ...page });
    }
  }
  return result;
}

/** The pages of a brief in the format of research. */
export async function toGivenPages(rows: readonly PageRow[]): Promise<GivenPage[]> {
  return Promise.all(rows.map(unpackPage));
}
