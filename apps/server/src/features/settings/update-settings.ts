import type { LocalModel, Settings, updateSettings as call } from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { keepModelChoice, type ModelChoice } from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';
import { readSettings } from './read-settings.ts';
import { keepUserSettings, renameUser, type UserSettings } from './repository.ts';

type Changes = ParsedRequest<typeof call>['body'];

/**
 * Changes what is given and leaves the rest as it is.
 * @throws ApiError 403 where somebody other than an admin changes the workspace's models, 422 for a model that there is not.
 */
export async function updateSettings(ctx: Context, changes: Changes): Promise<Settings> {
  const { profile = {}, preferences = {}, notifications = {}, security = {}, models } = changes;
  if (models !== undefined) {
    requireAdmin(ctx.actor);
    if (models.local) await requireFound(ctx, models.local);
    if (models.choice) await requireOffered(ctx, models.choice, models.local ?? null);
  }
  const { userId, workspaceId } = ctx.actor;
  const { name, ...about } = profile;
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
    await keepUserSettings(inside, userId, chosen);
    if (models !== undefined) {
      await keepModelChoice(inside, workspaceId, toChoice(models));
      await writeAudit(inside, 'settings.choose_model', workspaceId, toChoice(models));
    }
    if (Object.keys(profile).length > 0) await ctx.services.identity.directory?.setProfile(userId, profile);
  });
  return readSettings(ctx);
}

function toChoice({ choice, local }: NonNullable<Changes['models']>): Partial<ModelChoice> {
  return {
    ...(choice === undefined ? {} : { choice }),
    ...(local === undefined ? {} : { localServer: local?.server ?? null, localModel: local?.model ?? null }),
  };
}

async function requireFound(ctx: Context, { server, model }: LocalModel): Promise<void> {
  const { local } = ctx.services.config.addableModels;
  if (local === null) throw new ApiError(422, 'local_models_off', settingsMessages.localOff);
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
