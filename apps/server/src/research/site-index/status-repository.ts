import { sql, type SQL } from 'drizzle-orm';
import { GONE_STATUSES, isGone } from '../gone.ts';

/** What a response says about a page. */
type PageState = 'page' | 'redirect' | 'gone';

/** Where an address redirects: to another page, or to another spelling of itself. */
type Redirect = 'other_page' | 'other_spelling';

/** Null for refusals, errors, and silence: they say nothing about the page. */
function stateOf(status: number, redirect: Redirect | null): PageState | null {
  if (redirect !== null) return 'redirect';
  if (status >= 200 && status < 300) return 'page';
  return isGone(status) ? 'gone' : null;
}

/** Whether a status, as SQL, says that a page is gone. */
export const isGoneStatus = (status: SQL): SQL => sql`${status} in (${sql.raw(GONE_STATUSES.join(', '))})`;

/** The last clear status of an address. Pages that were last read before it was stored have that of a page. */
const CLEAR = sql`coalesce(clear_status, case when status between 200 and 299 then status end)`;
const WAS_PAGE = sql`(${CLEAR} between 200 and 299)`;
/** Whether it was a page once; addresses that never were do not change. */
const IS_KNOWN = sql`(${WAS_PAGE} or status_change <> '')`;

const KINDS = { page: 'back', redirect: 'redirected', gone: 'gone' } as const;

/** Assignments that keep the last clear status of an address, where a response told nothing about its page. */
export const KEEP_STATUS: SQL = sql`clear_status = ${CLEAR}`;

/** Assignments that record a response's status, and the condition for its being a change. */
interface StatusUpdate {
  readonly set: SQL;
  readonly isChange: SQL;
}

/**
 * Records the status of an address, and as a change that a page is gone, redirects, or is back; its verdict was for what
 * it was before and ends. A redirect to another spelling of its own address leaves a page where it is.
 */
export function recordStatus(status: number, redirect: Redirect | null = null): StatusUpdate {
  const state = stateOf(status, redirect);
  if (state === null) return { set: KEEP_STATUS, isChange: sql`false` };
  const stays = redirect === 'other_spelling' ? WAS_PAGE : sql`false`;
  const isSame = {
    page: WAS_PAGE,
    redirect: sql`(${CLEAR} between 300 and 399 or ${stays})`,
    gone: sql`(${isGoneStatus(CLEAR)})`,
  }[state];
  const isChange = sql`(${IS_KNOWN} and not ${isSame})`;
  const change = (value: SQL, otherwise: SQL): SQL =>
    sql`case when ${isChange} then ${value} else ${otherwise} end`;
  return {
    isChange,
    set: sql`clear_status = case when ${stays} then ${CLEAR} else ${status}::smallint end,
      status_change = ${change(sql`${KINDS[state]}::text`, sql`status_change`)},
      status_changed_at = ${change(sql`now()`, sql`status_changed_at`)},
      status_before = ${change(CLEAR, sql`status_before`)},
      verdict = ${change(sql`''`, sql`verdict`)}`,
  };
}

/**
 * Whether an address redirects to itself in another spelling: with or without `www`, a slash at its end, capitals, or
 * encryption.
 */
export function isOtherSpelling(from: string, to: string): boolean {
  const [one, other] = [new URL(from), new URL(to)];
  // Each protocol has a port of its own.
  const part = one.protocol === other.protocol ? 'host' : 'hostname';
  const spelling = (url: URL): string =>
    `${url[part].replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`.toLowerCase();
  return spelling(one) === spelling(other);
}
