import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { SiteSettings, updateSite as updateCall } from '@pagewright/contract/publishing/site';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { requireAdmin } from '../policy.ts';
import { readSite } from './read-site.ts';
import { isImageOf, upsertSettings } from './settings-repository.ts';

/**
 * Updates the given name, tagline, language, logo, or colors; pages show the change right away.
 * @throws ApiError 403 by policy, 404 for a logo that is not an image of this workspace.
 */
export async function updateSite(
  ctx: Context,
  { name, tagline, language, logoFileId, colour, colourDark }: ParsedRequest<typeof updateCall>['body'],
): Promise<SiteSettings> {
  requireAdmin(ctx.actor);
  return withTransaction(ctx, async (inside) => {
    const { workspaceId } = ctx.actor;
    if (logoFileId && !(await isImageOf(inside.db, workspaceId, logoFileId)))
      throw new ApiError(404, 'not_found', publishingRefusals.noLogo);
    await upsertSettings(inside.db, workspaceId, {
      ...(name === undefined ? {} : { name }),
      ...(tagline === undefined ? {} : { tagline }),
      ...(language === undefined ? {} : { language }),
      ...(logoFileId === undefined ? {} : { logoFileId }),
      ...(colour === undefined ? {} : { colour }),
      ...(colourDark === undefined ? {} : { colourDark }),
    });
    await writeAudit(inside, 'site.update', workspaceId);
    return readSite(inside);
  });
}
