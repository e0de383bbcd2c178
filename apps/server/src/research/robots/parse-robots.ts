/** The rules of a robots.txt for one crawler. */
export interface Robots {
  /** Whether the URL may be read. */
  allows(url: URL): boolean;
  /** The requested delay between requests, in milliseconds; null if none. */
  readonly crawlDelayMs: number | null;
  /** Sitemap URLs as written. */
  readonly sitemaps: readonly string[];
}

interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/** What a robots.txt says to one crawler, as plain data. */
export interface RobotsRules extends Pick<Robots, 'crawlDelayMs' | 'sitemaps'> {
  /** The longest first. */
  readonly rules: readonly Rule[];
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
  crawlDelayMs: number | null;
}

const CRAWL_DELAY_MS_MAX = 86_400_000;

/**
 * Parses a robots.txt according to RFC 9309, plus `Sitemap` and `Crawl-delay` (in seconds). Groups naming the crawler
 * apply, or else those for all; the longest matching rule wins, and `Allow` wins ties. Unreadable lines are ignored.
 */
export function parseRobots(text: string, crawlerName: string): Robots {
  return robotsOf(readRobotsRules(text, crawlerName));
}

/** The same as plain data. Runs in worker threads: half a megabyte, which a crawler has to read, takes 60 ms. */
export function readRobotsRules(text: string, crawlerName: string): RobotsRules {
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
    rules,
    crawlDelayMs: delays.reduce<number | null>((most, delay) => Math.max(most ?? 0, delay), null),
    sitemaps,
  };
}

/** Applies the rules of a robots.txt. */
export function robotsOf({ rules, crawlDelayMs, sitemaps }: RobotsRules): Robots {
  return {
    allows(url) {
      const path = comparable(url.pathname + url.search);
      if (path === '/robots.txt') return true;
      return rules.find(({ pattern }) => fits(pattern, path))?.isAllowed ?? true;
    },
    crawlDelayMs,
    sitemaps,
  };
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let isNaming = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const stated = line.replace(/#.*/, '');
    // The value is trimmed apart: an expression for it would take quadratic time in the spaces of a line.
    const [opening = '', key = ''] = /^\s*([\w-]+)\s*:/.exec(stated) ?? [];
    const value = stated.slice(opening.length).trim();
    // Some write `useragent`; all crawlers accept it.
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

/** The user agent name of a line, without a version. */
function productName(value: string): string {
  return value.startsWith('*') ? '*' : (/^[\w-]+/.exec(value)?.[0].toLowerCase() ?? '');
}

/** Normalizes percent-encoding for comparison. */
function comparable(path: string): string {
  return path
    .replaceAll(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
      const character = String.fromCharCode(parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : whole.toUpperCase();
    })
    .replaceAll(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}

/** Whether a path matches a pattern: `*` matches anything, a final `$` matches the end of the path. */
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
