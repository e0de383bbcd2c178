import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { siteUrlOfField } from '../../advanced/index.ts';
import { analyticsMessages } from '../messages.ts';
import { findSpeedConnection, type SpeedConnectionRow } from './connection-repository.ts';

/** The error if no key is connected. */
export const notConnected = (): ApiError =>
  new ApiError(409, 'speed_not_connected', analyticsMessages.speedNotConnected);

/**
 * The connection of the caller's workspace and the site that it checks.
 * @throws ApiError 409 if either is missing.
 */
export async function requireReadyConnection(ctx: Context): Promise<SpeedConnectionRow & { origin: string }> {
  const row = await findSpeedConnection(ctx.db, ctx.actor.workspaceId);
  if (!row) throw notConnected();
  const { origin } = row;
  if (origin === null) throw new ApiError(409, 'speed_no_site', analyticsMessages.speedNoSite);
  return { ...row, origin };
}

/**
 * The URL of a page as Google counts it, without query and fragment.
 * @throws ApiError 422 for a page on another site.
 */
export function pageOfSite(given: string, origin: string): string {
  const url = siteUrlOfField('url', given.startsWith('/') ? origin + given : given);
  if (url.origin !== origin) {
    const message = analyticsMessages.speedOtherSite(origin);
    throw new ApiError(422, 'speed_other_site', message, { details: [{ path: 'url', message }] });
  }
  return `${origin}${url.pathname}`;
}
