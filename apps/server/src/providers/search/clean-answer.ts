import type { FoundResult } from './port.ts';

const RESULTS_MAX = 10;
const LINES_MAX = 50;
const TITLE_MAX = 300;
const SNIPPET_MAX = 1000;
const URL_MAX = 2000;

/** A source's text on one line, without characters a database cannot store, cut to the given number of UTF-16 units. */
export function cleanLine(text: string, most: number = TITLE_MAX): string {
  return text
    .slice(0, most * 2)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}

/** Removes empty and repeated lines, keeping their order, 50 at most. */
export function cleanLines(lines: readonly (string | null | undefined)[]): string[] {
  const cleaned = lines.map((line) => cleanLine(line ?? '')).filter((line) => line !== '');
  return [...new Map(cleaned.map((line) => [line.toLowerCase(), line])).values()].slice(0, LINES_MAX);
}

/** The first results that link to a web page, each URL once, numbered from 1; ten unless more are wanted. */
export function numberResults(
  found: readonly {
    readonly url?: string | null | undefined;
    readonly title?: string | null | undefined;
    readonly snippet?: string | null | undefined;
  }[],
  most: number = RESULTS_MAX,
): FoundResult[] {
  const byUrl = new Map<string, Omit<FoundResult, 'position'>>();
  for (const { url, title, snippet } of found) {
    const address = webAddress(url ?? '');
    if (address === null || byUrl.has(address)) continue;
    const text = cleanLine(snippet ?? '', SNIPPET_MAX);
    byUrl.set(address, { url: address, title: cleanLine(title ?? ''), snippet: text === '' ? null : text });
  }
  return [...byUrl.values()].slice(0, most).map((result, index) => ({ position: index + 1, ...result }));
}

function webAddress(text: string): string | null {
  if (text.length > URL_MAX || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
