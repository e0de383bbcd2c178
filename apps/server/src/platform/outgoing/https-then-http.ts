import { ApiError } from '../api-error.ts';
import { outgoingMessages } from './messages.ts';
import { parseWebUrl } from './web-url.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
/** Errors after which plain HTTP is tried. */
const UNREACHED: ReadonlySet<string> = new Set([
  'address_unreachable',
  'certificate_invalid',
  'answer_too_slow',
  'robots_unavailable',
]);

/**
 * Fetches a user-entered address. Without a scheme, it tries HTTPS first and then HTTP.
 * @throws what reading throws; if neither scheme works, the first error, extended to say that both were tried.
 */
export async function tryHttpsThenHttp<Result>(
  given: string,
  read: (url: URL) => Promise<Result>,
): Promise<Result> {
  if (SCHEME.test(given)) return read(parseWebUrl(given));
  try {
    return await read(parseWebUrl(`https://${given}`));
  } catch (error) {
    if (!isUnreached(error)) throw error;
    try {
      return await read(parseWebUrl(`http://${given}`));
    } catch (second) {
      if (!isUnreached(second)) throw second;
      throw new ApiError(error.status, error.code, `${error.message} ${outgoingMessages.both_schemes_tried}`);
    }
  }
}

function isUnreached(error: unknown): error is ApiError {
  return error instanceof ApiError && UNREACHED.has(error.code);
}
