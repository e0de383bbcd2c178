import type { LocalModel, Settings, updateSettings as call } from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { keepModelChoice, type ModelChoice } from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin, requireLocal } from './policy.ts';
import { readSettings } from './read-settings.ts';
import {
  changeImage,
  findPerson,
  isFileOf,
  keepUserSettings,
  renameUser,
  type UserSettings,
} from './repository.ts';

type Changes = ParsedRequest<typeof call>['body'];

/**
 * Changes what is given and leaves the rest as it is.
 * @throws ApiError 403 where somebody other than an admin changes the workspace's models, 422 for a model that there is not, another e-mail address, and a picture that the caller did not upload.
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
  const image = avatar === undefined ? undefined : await imageOf(ctx, avatar);
  const { timezone, ...other } = preferences;
  const chosen: Partial<UserSettings> = {
    ...about,
    ...other,
    ...notifications,
    ...security,
    ...(timezone === undefined ? {} : { timeZone: timezone }),
  };
  await withTransaction(ctx, async (inside) => {
    if (name !== undefined) await renameUser(inside, userId, name);
    if (image !== undefined) await changeImage(inside, userId, image);
    await keepUserSettings(inside, userId, chosen);
    if (models !== undefined) {
      await keepModelChoice(inside, workspaceId, toChoice(models));
      await writeAudit(inside, 'settings.choose_model', workspaceId, toChoice(models));
    }
    const told = { ...(name === undefined ? {} : { name }), ...about };
    if (Object.keys(told).length > 0) await ctx.services.identity.directory?.setProfile(userId, told);
  });
  return readSettings(ctx);
}

/** @throws ApiError 422 for an address that is not the caller's: whoever sends it must not believe that it was kept. */
function requireSameAddress({ actor }: Context, email: string): void {
  if (email.trim().toLowerCase() === actor.email.toLowerCase()) return;
  const message = settingsMessages.emailStays;
  throw new ApiError(422, 'email_not_changeable', message, {
    details: [{ path: 'profile.email', message }],
  });
}

/**
 * The picture that is meant; null: none. What stands already may be sent back.
 * @throws ApiError 422 for what is no image that the caller uploaded.
 */
async function imageOf(ctx: Context, avatar: string): Promise<string | null> {
  const { userId } = ctx.actor;
  if (avatar === '') return null;
  if (avatar === (await findPerson(ctx, userId))?.image) return avatar;
  const id = /^\/files\/([\w-]{16,64})$/.exec(avatar)?.[1];
  if (id !== undefined && (await isFileOf(ctx, userId, id))) return avatar;
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
  const local = requireLocal(ctx);
  const found = await findLocalModels(local[server], ctx.signal);
  if (!found.includes(model)) throw new ApiError(422, 'local_model_gone', settingsMessages.localGone);
}

/** @param taken the model of the operator's machine that is taken up in the same change */
async function requireOffered(ctx: Context, choice: string, taken: LocalModel | null): Promise<void> {
  if (taken !== null && choice === `openai-compatible/${taken.model}`) return;
  const { offered } = await ctx.services.vendors.models(ctx.actor.workspaceId);
  if (!offered.some(({ id }) => id === choice))
    throw new ApiError(422, 'model_not_set', settingsMessages.noSuchModel);
}
