import {
  DATE_FORMATS,
  DEFAULT_LANGUAGE,
  DENSITIES,
  LANGUAGES,
  THEMES,
  TIME_ZONE_DEFAULT,
} from '@pagewright/contract/settings/preferences';
import {
  LOCAL_SERVERS,
  type LocalModel,
  type Preferences,
  type Settings,
} from '@pagewright/contract/settings';
import type { Context } from '../../platform/context.ts';
import { findModelChoice, findSealedKeys, MODEL_SERVER_KEY } from '../../vendors/index.ts';
import { findCurrentPlan, readUsage } from '../usage/index.ts';
import { countCallsThisMonth } from './api-tokens/token-repository.ts';
import { mayUseLocal } from './policy.ts';
import { readSecurity } from './security/read-security.ts';
import { countStoredBytes, findPerson, findUserSettings, type UserSettings } from './repository.ts';
import { readMaskedKeys } from './read-masked-keys.ts';

/** The caller's settings and those of their workspace. */
export async function readSettings(ctx: Context): Promise<Settings> {
  const { actor } = ctx;
  const own = await findUserSettings(ctx.db, actor.userId);
  const person = await findPerson(ctx.db, actor.userId);
  const { usage, plan, subscription } = await readUsage(ctx);
  const used = {
    contentGenerated: usage.aiRequests,
    apiCalls: (await findCurrentPlan(ctx, actor.workspaceId)).plan.hasApi
      ? await countCallsThisMonth(ctx.db, actor.workspaceId)
      : null,
    storage: await countStoredBytes(ctx.db, actor.workspaceId),
  };
  return {
    profile: {
      name: person?.name ?? actor.name,
      email: actor.email,
      company: own.company,
      website: own.website,
      bio: own.bio,
      avatar: person?.image ?? '',
    },
    preferences: toPreferences(own),
    notifications: toNotificationSettings(own),
    security: await readSecurity(ctx, own.sessionTimeout),
    api: await readMaskedKeys(ctx),
    models: await readModels(ctx),
    billing: {
      plan: plan.name,
      nextBilling: subscription.endDate,
      usage: used,
      operator: ctx.services.config.operatorEmails[0] ?? null,
    },
    subscription: { ...subscription, plan },
    usage: used,
  };
}

/** The caller's preferences; null for those never chosen. */
export async function readPreferences(ctx: Context): Promise<Preferences> {
  const own = await findUserSettings(ctx.db, ctx.actor.userId);
  return {
    theme: oneOfOrNull(THEMES, own.theme),
    density: oneOfOrNull(DENSITIES, own.density),
    language: oneOfOrNull(LANGUAGES, own.language),
    timezone: own.timeZone,
    dateFormat: oneOfOrNull(DATE_FORMATS, own.dateFormat),
    autoSave: own.autoSave ?? true,
  };
}

function toPreferences(own: UserSettings): Settings['preferences'] {
  const chosen = {
    theme: oneOfOrNull(THEMES, own.theme),
    density: oneOfOrNull(DENSITIES, own.density),
    language: oneOfOrNull(LANGUAGES, own.language),
    timezone: own.timeZone,
    dateFormat: oneOfOrNull(DATE_FORMATS, own.dateFormat),
    autoSave: own.autoSave,
  };
  const fields = ['theme', 'density', 'language', 'timezone', 'dateFormat', 'autoSave'] as const;
  return {
    theme: chosen.theme ?? 'auto',
    density: chosen.density ?? DENSITIES[0],
    language: chosen.language ?? DEFAULT_LANGUAGE,
    timezone: chosen.timezone ?? TIME_ZONE_DEFAULT,
    dateFormat: chosen.dateFormat ?? DATE_FORMATS[0],
    autoSave: chosen.autoSave ?? true,
    emailUpdates: own.emailUpdates,
    unset: fields.filter((field) => chosen[field] === null),
  };
}

function toNotificationSettings({
  emailNotifications,
  pushNotifications,
  contentUpdates,
  teamActivity,
  systemAlerts,
  weeklyReport,
}: UserSettings): Settings['notifications'] {
  return {
    emailNotifications,
    pushNotifications,
    contentUpdates,
    teamActivity,
    systemAlerts,
    weeklyReport,
  };
}

/** The available models and the workspace's choices. */
export async function readModels(ctx: Context): Promise<Settings['models']> {
  const { workspaceId } = ctx.actor;
  const { offered, choice } = await ctx.services.vendors.models(workspaceId);
  const { localServer, localModel, serverUrl, serverModel } = await findModelChoice(ctx.db, workspaceId);
  const local = ctx.services.config.addableModels.local;
  const server = oneOfOrNull(LOCAL_SERVERS, localServer);
  const adopted: LocalModel | null =
    local === null || server === null || localModel === null ? null : { server, model: localModel };
  return {
    choice,
    available: offered.map(({ id, vendor, model, payer }) => ({
      id,
      vendor,
      name: model,
      isOwn: payer === 'workspace',
    })),
    local: adopted,
    mayLookForLocal: mayUseLocal(ctx),
    server:
      serverUrl === null || serverModel === null || !ctx.actor.isOperator
        ? null
        : { url: serverUrl, model: serverModel, hasKey: await hasServerKey(ctx) },
    mayNameServer: ctx.actor.isOperator && ctx.services.config.addableModels.isAllowed,
  };
}

async function hasServerKey(ctx: Context): Promise<boolean> {
  const sealed = await findSealedKeys(ctx.db, ctx.actor.workspaceId);
  return sealed.some(({ field }) => field === MODEL_SERVER_KEY);
}

/** The value if it is one of the allowed ones, or else null. */
function oneOfOrNull<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((one) => one === value) ?? null;
}
