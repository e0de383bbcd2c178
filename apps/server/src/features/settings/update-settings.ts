import type { LocalModel, Settings, updateSettings as call } from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import { waitingFirst } from '../../platform/async/waiting-first.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { saveModelChoice, type ModelChoice } from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin, requireLocalServers } from './policy.ts';
import { readSettings } from './read-settings.ts';
import {
  changeImage,
  findPerson,
  isFileOf,
  upsertUserSettings,
  renameUser,
  type UserSettings,
} from './repository.ts';

type Changes = ParsedRequest<typeof call>['body'];

/**
 * Changes the given settings and leaves the rest.
 * @throws ApiError 403 if a non-admin changes the workspace's models, 422 for an unavailable model, another email
 * address, or a picture that the caller did not upload.
 */
export async function updateSettings(ctx: Context, changes: Changes): Promise<Settings> {
  const { profile = {}, preferences = {}, notifications = {}, security = {}, models } = changes;
  if (models !== undefined) {
    requireAdmin(ctx.actor);
    if (models.local) await requireFound(ctx, models.local);
    if (models.choice) await requireOffered(ctx, models.choice, models.local ?? null);
  }
  const { userId, workspaceId } = ctx.actor;
  const { name, email, avatar, ...about } = profile;
  if (email !== undefined) requireSameAddress(ctx, email);
  const image = avatar === undefined ? undefined : await resolveImage(ctx, avatar);
  const { timezone, ...other } = preferences;
  const chosen: Partial<UserSettings> = {
    ...about,
    ...other,
    ...notifications,
    ...security,
    ...(timezone === undefined ? {} : { timeZone: timezone }),
  };
  await waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      if (name !== undefined) await renameUser(inside.db, userId, name);
      if (image !== undefined) await changeImage(inside.db, userId, image);
      await upsertUserSettings(inside.db, userId, chosen);
      if (models !== undefined) {
        await saveModelChoice(inside.db, workspaceId, toChoice(models));
        await writeAudit(inside, 'settings.choose_model', workspaceId, toChoice(models));
      }
      const notices = { ...(name === undefined ? {} : { name }), ...about };
      if (Object.keys(notices).length > 0) await ctx.services.identity.directory?.setProfile(userId, notices);
    }),
  );
  // The screen reads its session right after this answer, and only once.
  if (name !== undefined || Object.keys(security).length > 0) await ctx.services.identity.catchUp();
  return readSettings(ctx);
}

/** @throws ApiError 422 for another email address: the client must not assume that it was stored. */
function requireSameAddress({ actor }: Context, email: string): void {
  if (email.trim().toLowerCase() === actor.email.toLowerCase()) return;
  const message = settingsMessages.emailStays;
  throw new ApiError(422, 'email_not_changeable', message, {
    details: [{ path: 'profile.email', message }],
  });
}

/**
 * The id of the given picture; null for none. The current picture may be sent back.
 * @throws ApiError 422 if it is not an image that the caller uploaded.
 */
async function resolveImage(ctx: Context, avatar: string): Promise<string | null> {
  const { userId } = ctx.actor;
  if (avatar === '') return null;
  if (avatar === (await findPerson(ctx.db, userId))?.image) return avatar;
  const id = /^\/files\/([\w-]{16,64})$/.exec(avatar)?.[1];
  if (id !== undefined && (await isFileOf(ctx.db, userId, id))) return avatar;
  const message = settingsMessages.noSuchImage;
  throw new ApiError(422, 'no_such_image', message, { details: [{ path: 'profile.avatar', message }] });
}

function toChoice({ choice, local }: NonNullable<Changes['models']>): Partial<ModelChoice> {
  return {
    ...(choice === undefined ? {} : { choice }),
    ...(local === undefined ? {} : { localServer: local?.server ?? null, localModel: local?.model ?? null }),
  };
}

async function requireFound(ctx: Context, { server, model }: LocalModel): Promise<void> {
  const local = requireLocalServers(ctx);
  const found = await findLocalModels(local[server], ctx.signal);
  if (!found.includes(model)) throw new ApiError(422, 'local_model_gone', settingsMessages.localGone);
}

/** @param adopted The model on the operator's machine that the same change adopts. */
async function requireOffered(ctx: Context, choice: string, adopted: LocalModel | null): Promise<void> {
  if (adopted !== null && choice === `openai-compatible/${adopted.model}`) return;
  const { offered } = await ctx.services.vendors.models(ctx.actor.workspaceId);
  if (!offered.some(({ id }) => id === choice))
    throw new ApiError(422, 'model_not_set', settingsMessages.noSuchModel);
}
