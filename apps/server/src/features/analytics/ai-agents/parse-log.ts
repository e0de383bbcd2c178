import { isIP } from 'node:net';
import type { AiIdentity } from '@pagewright/contract/analytics';
import { isbot } from 'isbot';
import { agentOf, assistantOf, identityOf } from './identify-agent.ts';

/** A page view found in a log. */
export interface LogHit {
  /** Seconds since 1970. */
  readonly at: number;
  /** The agent, or the host of the assistant that sent a reader. */
  readonly agent: string;
  readonly identity: AiIdentity;
  readonly path: string;
}

/** What a part of a log contains. */
export interface LogPart {
  readonly hits: readonly LogHit[];
  readonly lines: number;
  readonly notUnderstood: number;
  readonly otherSite: number;
  /** Agents' requests for files, or answered with an error or a redirect. */
  readonly notCounted: number;
  /** Beginnings of the first lines that were not understood. */
  readonly examples: readonly string[];
}

/** The fields of a log entry that matter here. */
interface Entry {
  readonly at: number;
  readonly address: string;
  /** Null if the log does not name it. */
  readonly host: string | null;
  readonly target: string;
  readonly status: number;
  readonly referrer: string;
  readonly userAgent: string;
}

const LINE_MAX = 32_000;
const PATH_MAX = 500;
const EXAMPLES = 3;
const EXAMPLE_MAX = 200;
/** Pictures, styles, scripts, and the like are part of a page, not one. */
const FILE = /\.(?:avif|bmp|css|eot|gif|ico|jpe?g|js|json|map|mjs|mp[34]|otf|png|svg|ttf|webm|webp|woff2?)$/i;

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Apache's and Nginx's "combined" format, also with the virtual host in front. */
const COMBINED = new RegExp(
  String.raw`^(\S+) (\S+) (.*?)\[(\d{2})/(\w{3})/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})\] ${QUOTED} (\d{3}) \S+ ${QUOTED} ${QUOTED}`,
);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Finds page views by AI agents, and by readers from AI assistants, in complete lines of a site's log. */
export function parseLog(text: string, site: string): LogPart {
  const hits: LogHit[] = [];
  const examples: string[] = [];
  const counts = { lines: 0, notUnderstood: 0, otherSite: 0, notCounted: 0 };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    // Comments, such as the header of a W3C log, are no entries.
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    counts.lines += 1;
    const entry = trimmed.length > LINE_MAX ? null : readEntry(trimmed);
    if (entry === null) {
      counts.notUnderstood += 1;
      if (examples.length < EXAMPLES) examples.push(trimmed.slice(0, EXAMPLE_MAX));
    } else if (entry.host !== null && !isSameSite(entry.host, site)) {
      counts.otherSite += 1;
    } else {
      const hit = toHit(entry);
      if (hit === 'not_counted') counts.notCounted += 1;
      else if (hit !== null) hits.push(hit);
    }
  }
  return { hits, examples, ...counts };
}

function readEntry(line: string): Entry | null {
  return line.startsWith('{') ? readCloudflare(line) : readCombined(line);
}

function readCombined(line: string): Entry | null {
  const [
    ,
    first = '',
    second = '',
    ,
    day,
    month = '',
    year,
    time,
    zone,
    minutes,
    request = '',
    status,
    ...sent
  ] = COMBINED.exec(line) ?? [];
  const [referrer = '', userAgent = ''] = sent;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const at = Date.parse(`${year}-${number}-${day}T${time}${zone}:${minutes}`);
  // The second field of an entry is never an address, unless the first is the virtual host.
  const hasHost = isIP(second) !== 0;
  const target = /^[A-Z]+ (\S+)/.exec(request)?.[1];
  if (!Number.isFinite(at)) return null;
  // Scanners send requests that are none; they are understood, and no page view.
  return {
    at: at / 1_000,
    address: hasHost ? second : first,
    host: hasHost ? first.replace(/:\d+$/, '') : null,
    target: target ?? '',
    status: target === undefined || !/^(?:GET|HEAD) /.test(request) ? 0 : Number(status),
    referrer,
    userAgent,
  };
}

/** A line of Cloudflare's Logpush, data set `http_requests`. */
function readCloudflare(line: string): Entry | null {
  let fields: unknown;
  try {
    fields = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof fields !== 'object' || fields === null) return null;
  const read = (name: string): unknown => Reflect.get(fields, name);
  const write = (name: string): string => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  const at = momentOf(read('EdgeStartTimestamp'));
  const target = write('ClientRequestURI') || write('ClientRequestPath');
  const status = Number(read('EdgeResponseStatus'));
  if (
    at === null ||
    target === '' ||
    !Number.isFinite(status) ||
    read('ClientRequestUserAgent') === undefined
  )
    return null;
  const method = write('ClientRequestMethod');
  return {
    at,
    address: write('ClientIP'),
    host: write('ClientRequestHost').replace(/:\d+$/, '').toLowerCase() || null,
    target,
    status: method === '' || method === 'GET' || method === 'HEAD' ? status : 0,
    referrer: write('ClientRequestReferer'),
    userAgent: write('ClientRequestUserAgent'),
  };
}

/** Seconds, from Cloudflare's three timestamp formats: RFC 3339, seconds, and nanoseconds. */
function momentOf(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value))
    return Math.floor(value > 1e15 ? value / 1e9 : value);
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(at) ? Math.floor(at / 1_000) : null;
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');
const isSameSite = (host: string, site: string): boolean => withoutWww(host) === withoutWww(site);

/** The view that an entry describes; null for everybody else's. */
function toHit({ at, address, target, status, referrer, userAgent }: Entry): LogHit | 'not_counted' | null {
  const agent = agentOf(userAgent);
  const assistant = agent === null ? assistantOf(referrer) : null;
  const name = agent ?? (assistant === null || isbot(userAgent) ? null : assistant);
  if (name === null) return null;
  const path = pathOf(target);
  const isAnswered = (status >= 200 && status < 300) || status === 304;
  if (!isAnswered || path === null || FILE.test(path)) return 'not_counted';
  return { at, agent: name, path, identity: agent === null ? 'unverifiable' : identityOf(agent, address) };
}

/** The path without query, as people read it; null if it is none. */
function pathOf(target: string): string | null {
  const path = target.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return null;
  // Also excludes what the database cannot store.
  const readable = (decode(path) ?? path).replaceAll(/\p{Cc}+/gu, '').toWellFormed();
  return readable.slice(0, PATH_MAX).toWellFormed();
}

function decode(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
