import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { GatheredPage, GivenPage } from './gathered-evidence.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const LONGEST = { title: 300, url: 2_000 } as const;
/**
 * Text that starts with markup and closes some: `<p>`, `<!doctype`, a comment. Text that merely contains `<` does not
 * match.
 */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][^<>]*>[\s\S]*<\/)/i;

/** A compressed page of a competitor, as stored with what is based on it. */
export interface PackedPage {
  readonly url: string | null;
  readonly title: string;
  /** Words of its article, without the rest of the page. */
  readonly wordCount: number;
  readonly format: GivenPage['format'];
  /** The original page, gzipped. */
  readonly body: Buffer;
  /** SHA-256 of the uncompressed page, hexadecimal. */
  readonly digest: string;
}

/** Whether a given text is the HTML of a page or plain text. */
export function formatOf(text: string): GivenPage['format'] {
  return MARKUP.test(text) ? 'html' : 'text';
}

/** Compresses a page and truncates its title; an address that is too long to store becomes null. */
export async function packPage({
  text,
  format,
  url,
  title,
  wordCount,
}: GivenPage & Pick<PackedPage, 'wordCount'>): Promise<PackedPage> {
  return {
    url: url !== null && url.length <= LONGEST.url ? url : null,
    title: title.slice(0, LONGEST.title).toWellFormed(),
    wordCount,
    format,
    body: await pack(text),
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

/** Compresses a page of the evidence with its origin. */
export async function packGathered({
  source,
  original,
  url,
  title,
  words,
}: GatheredPage): Promise<PackedPage & { readonly source: 'pasted' | 'fetched' }> {
  const page = await packPage({ ...original, url, title, wordCount: words });
  return { ...page, source: source === 'given' ? 'pasted' : 'fetched' };
}

/** Restores the original page. */
export async function unpackPage({
  body,
  format,
  url,
  title,
}: Pick<PackedPage, 'body' | 'format' | 'title'> & { readonly url?: string | null }): Promise<GivenPage> {
  return { text: (await unpack(body)).toString(), format, url: url ?? null, title };
}
