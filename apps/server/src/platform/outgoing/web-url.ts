import { ApiError } from '../api-error.ts';
import { OutgoingError } from './outgoing-error.ts';

/** Maximum length of a URL. */
const LENGTH_MAX = 2_000;
/** Allowed ports below 1024. */
const LOW_PORTS: ReadonlySet<number> = new Set([80, 443]);
/**
 * Blocked ports from 1024: those that browsers block (Fetch standard, "bad port"), and those of databases and caches.
 */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 2375, 2379, 3306, 3659, 4045, 4190, 5060, 5061, 5432, 6000, 6379, 6566, 6665, 6666,
  6667, 6668, 6669, 6679, 6697, 10080, 11211, 27017,
]);

/**
 * Parses a URL that may be fetched: http or https, no credentials, a web port, at most 2,000 characters. The fragment
 * is dropped.
 * @throws OutgoingError naming the problem.
 */
export function parseWebUrl(text: string | URL, base?: URL): URL {
  const url = URL.parse(String(text), base?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.href.length > LENGTH_MAX)
    throw new OutgoingError('address_invalid');
  if (url.username !== '' || url.password !== '') throw new OutgoingError('address_with_password');
  const port = Number(url.port);
  if (url.port !== '' && (port < 1024 ? !LOW_PORTS.has(port) : REFUSED_PORTS.has(port)))
    throw new OutgoingError('address_port_not_allowed');
  url.hash = '';
  return url;
}

/**
 * Like `parseWebUrl`, for a form field; `check` may throw for further problems.
 * @throws ApiError 400 or 422 naming the field.
 */
export function parseUrlField(field: string, text: string, check?: (url: URL) => void): URL {
  try {
    const url = parseWebUrl(text);
    check?.(url);
    return url;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const { status, code, message } = error;
    throw new ApiError(status, code, message, { details: [{ path: field, message }] });
  }
}
