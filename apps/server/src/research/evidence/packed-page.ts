import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { GatheredPage, GivenPage } from './gathered-evidence.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const LONGEST = { title: 300, url: 2_000 } as const;
/** What begins like markup and closes some: `<p>`, `<!doctype`, a comment. Text that only uses `<` is none. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][^<>]*>[\s\S]*<\/)/i;

/** A competitor's page as things that rest on it keep it. */
export interface PackedPage {
  readonly url: string | null;
  readonly title: string;
  /** Words of its article, without the page around it. */
  readonly wordCount: number;
  readonly format: GivenPage['format'];
  /** The page as it came, gzip. */
  readonly body: Buffer;
  /** SHA-256 of what it was before it was compressed, hexadecimal. */
  readonly digest: string;
}

/** Whether a text that a person gave is the HTML of a page or its words. */
export function formatOf(text: string): GivenPage['format'] {
  return MARKUP.test(text) ? 'html' : 'text';
}

/** Compresses a page and cuts its title; an address that is too long to be kept leads nowhere. */
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

/** Compresses a page of the evidence as it came, with how it was come by. */
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

/** A kept page as it came. */
export async function unpackPage({
  body,
  format,
  url,
  title,
}: Pick<PackedPage, 'body' | 'format' | 'title'> & { readonly url?: string | null }): Promise<GivenPage> {
  return { text: (await unpack(body)).toString(), format, url: url ?? null, title };
}
