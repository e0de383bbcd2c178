/** What a robots.txt says to one crawler. */
export interface Robots {
  /** Whether this address may be read. */
  allows(url: URL): boolean;
  /** Milliseconds that it asks for between two requests; null where it does not. */
  readonly crawlDelayMs: number | null;
  /** Addresses of sitemaps as they stand there. */
  readonly sitemaps: readonly string[];
}

interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
  crawlDelayMs: number | null;
}

const CRAWL_DELAY_MS_MAX = 86_400_000;

/**
 * Reads a robots.txt as RFC 9309 says, with the two widespread additions: `Sitemap` and `Crawl-delay` (in seconds). The
 * groups that name the crawler count, else those for all; of the rules that fit the longest decides, of two as long the
 * one that allows. Anything that cannot be read is passed over.
 */
export function parseRobots(text: string, crawlerName: string): Robots {
  const { groups, sitemaps } = readGroups(text);
  const named = groups.filter(({ names }) => names.includes(crawlerName.toLowerCase()));
  const ours = named.length > 0 ? named : groups.filter(({ names }) => names.includes('*'));
  const rules = ours
    .flatMap((group) => group.rules)
    .toSorted(
      (one, other) =>
        other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
    );
  const delays = ours.flatMap(({ crawlDelayMs }) => crawlDelayMs ?? []);
  return {
    allows(url) {
      const path = comparable(url.pathname + url.search);
      if (path === '/robots.txt') return true;
      return rules.find(({ pattern }) => fits(pattern, path))?.isAllowed ?? true;
    },
    crawlDelayMs: delays.length > 0 ? Math.max(...delays) : null,
    sitemaps,
  };
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let isNaming = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line.replace(/#.*/, '')) ?? [];
    // Some write `useragent`; everybody reads it.
    switch (key.toLowerCase().replaceAll('-', '')) {
      case 'useragent':
        if (!group || !isNaming) groups.push((group = { names: [], rules: [], crawlDelayMs: null }));
        group.names.push(productName(value));
        isNaming = true;
        break;
      case 'allow':
      case 'disallow':
        if (group && /^[/*]/.test(value))
          group.rules.push({ isAllowed: key.toLowerCase() === 'allow', pattern: comparable(value) });
        isNaming = false;
        break;
      case 'crawldelay':
        if (group && /^\d+(?:\.\d+)?$/.test(value))
          group.crawlDelayMs = Math.min(Number(value) * 1000, CRAWL_DELAY_MS_MAX);
        isNaming = false;
        break;
      case 'sitemap':
        if (value !== '') sitemaps.push(value);
        break;
      default:
        break;
    }
  }
  return { groups, sitemaps };
}

/** The name that a line speaks to, without a version behind it. */
function productName(value: string): string {
  return value.startsWith('*') ? '*' : (/^[\w-]+/.exec(value)?.[0].toLowerCase() ?? '');
}

/** A path in the one form in which it is compared: what needs no percent sign without it, everything else with one. */
function comparable(path: string): string {
  return path
    .replaceAll(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
      const character = String.fromCharCode(parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : whole.toUpperCase();
    })
    .replaceAll(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}

/** Whether a path begins as the pattern says: `*` stands for anything, `$` at its end for the end of the path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}
