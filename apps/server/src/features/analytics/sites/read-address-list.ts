import { SITE_ADDRESS_LIMITS } from '@pagewright/contract/analytics';
import { parse } from 'csv-parse/sync';
import { mayBePage, readableAddress } from '../../../research/site-index/read-markup.ts';

/** Entries that are not imported, with the first of them. */
interface Counted {
  count: number;
  readonly examples: string[];
}

/** The addresses of a site in a list. */
export interface AddressList {
  /** Addresses of the site, each once. */
  readonly urls: readonly string[];
  readonly otherHosts: Counted;
  readonly noPages: Counted;
  readonly invalid: Counted;
}

const SAMPLE = 200;
const EXAMPLE_MAX = 300;
const ENTRY_MAX = 4_000;
const FULL_ADDRESS = /^https?:\/\/\S+$/i;
/** An address as people write it: full, without scheme, or a path. */
const ADDRESS = /^(?:https?:\/\/\S+|\/\S*|[^\s/@]+\.[^\s/@]+(?:\/\S*)?)$/i;

/**
 * Reads a list of addresses: one on each line, or the column of a table that holds the most addresses, as crawlers and
 * Search Console export them. The scheme of an address becomes the site's.
 */
export function readAddressList(text: string, origin: string): AddressList {
  const site = new URL(origin);
  const urls = new Set<string>();
  const list = { otherHosts: nothing(), noPages: nothing(), invalid: nothing() };
  for (const [at, entry] of entriesOf(text).entries()) {
    const url = toUrl(entry, site);
    // The first line of a table is its header.
    if (url === null) {
      if (at > 0 || FULL_ADDRESS.test(entry)) add(list.invalid, entry);
    } else if (url.host !== site.host) add(list.otherHosts, url.href);
    else if (mayBePage(url)) urls.add(url.href);
    else add(list.noPages, url.href);
  }
  return { urls: [...urls], ...list };
}

function toUrl(entry: string, site: URL): URL | null {
  if (!ADDRESS.test(entry)) return null;
  const isBare = !entry.startsWith('/') && !/^https?:/i.test(entry);
  const url = readableAddress(isBare ? `${site.protocol}//${entry}` : entry, site);
  if (url !== null && url.host === site.host) url.protocol = site.protocol;
  return url;
}

const nothing = (): Counted => ({ count: 0, examples: [] });

function add(to: Counted, entry: string): void {
  to.count += 1;
  if (to.examples.length < SITE_ADDRESS_LIMITS.examples)
    to.examples.push(entry.slice(0, EXAMPLE_MAX).toWellFormed());
}

/** The cells of the column with the most addresses, without empty ones. */
function entriesOf(text: string): string[] {
  const rows = rowsOf(text);
  const counts: number[] = [];
  for (const row of rows.slice(0, SAMPLE))
    for (const [column, cell] of row.entries())
      counts[column] = (counts[column] ?? 0) + (FULL_ADDRESS.test(cell) ? 2 : Number(ADDRESS.test(cell)));
  const column = counts.reduce((best, count, at) => (count > (counts[best] ?? 0) ? at : best), 0);
  return rows.map((row) => (row[column] ?? '').slice(0, ENTRY_MAX)).filter((cell) => cell !== '');
}

function rowsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const delimiter = ['\t', ';', ','].find((sign) => lines[0]?.includes(sign));
  // An address may contain a comma, but a table has a header.
  if (delimiter === undefined || FULL_ADDRESS.test(lines[0] ?? ''))
    return lines.map((line) => [line.trim().replace(/^"(.*)"$/, '$1')]);
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 100_000,
    });
  } catch {
    return lines.map((line) => [line.trim()]);
  }
}
