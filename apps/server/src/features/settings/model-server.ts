import type {
  ModelTest,
  nameModelServer as naming,
  Settings,
  testModel as testing,
} from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import { createLanguageModel } from '../../provider-factories/language-model.ts';
import type { Context } from '../../platform/context.ts';
import { countAttempt } from '../../platform/db/count-attempt.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { measureModel } from '../../generation/index.ts';
import type { LanguageModel } from '../../providers/language/port.ts';
import {
  findModelChoice,
  findSealedKeys,
  saveModelChoice,
  saveSealedKey,
  MODEL_SERVER_KEY,
  readServerKey,
  removeSealedKey,
} from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { settingsMessages } from './messages.ts';
import { requireLocalServers, requireOperator } from './policy.ts';
import { readModels } from './read-settings.ts';

type ServerInput = ParsedRequest<typeof naming>['body']['server'];

const TESTS_PER_MINUTE = 10;

/**
 * Sets or removes the model server of the caller's workspace and seals its key.
 * @throws ApiError 403 for non-operators or when identity must be confirmed again.
 */
export async function setModelServer(ctx: Context, server: ServerInput): Promise<Settings['models']> {
  requireOperator(ctx);
  const { workspaceId } = ctx.actor;
  const { identity, secrets } = ctx.services;
  await identity.security.requireProof(ctx.actor, 'moderate', ctx.db);
  await withTransaction(ctx, async (inside) => {
    const before = await findModelChoice(inside.db, workspaceId);
    const url = server === null ? null : trimTrailingSlash(server.url);
    await saveModelChoice(inside.db, workspaceId, { serverUrl: url, serverModel: server?.model ?? null });
    const place = { workspaceId, field: MODEL_SERVER_KEY };
    // A key is sent only to the address it was entered for.
    const keepsKey = server?.key === undefined && url === before.serverUrl;
    if (server?.key) await saveSealedKey(inside.db, { ...place, sealed: secrets.seal(server.key, place) });
    else if (!keepsKey) await removeSealedKey(inside.db, place);
    await writeAudit(inside, 'settings.choose_model', workspaceId, {
      server: url,
      model: server?.model ?? null,
    });
  });
  return readModels(ctx);
}

/**
 * Has a model write a short text to check whether it works, how fast, and whether it follows a format.
 * @throws ApiError 403 for callers who may not choose it, 429 after ten tests in a minute.
 */
export async function testModel(
  ctx: Context,
  requested: ParsedRequest<typeof testing>['body'],
): Promise<ModelTest> {
  const model = await createModel(ctx, requested);
  const { count, secondsLeft } = await countAttempt(ctx.db, `model-test:${ctx.actor.workspaceId}`, 60);
  if (count > TESTS_PER_MINUTE)
    throw new ApiError(429, 'rate_limited', settingsMessages.tooManyTests, {
      headers: { 'retry-after': String(secondsLeft) },
    });
  ctx.progress(settingsMessages.testingModel, 0, 0);
  const { code, message, ...measured } = await measureModel(ctx, model);
  if (code !== null) return { works: false, code, message: message ?? '', ...measured };
  const works = measured.isStructured ? settingsMessages.modelWorks : settingsMessages.modelUnstructured;
  return { works: true, code, message: works, ...measured };
}

async function createModel(
  ctx: Context,
  { local, server }: ParsedRequest<typeof testing>['body'],
): Promise<LanguageModel> {
  if (local) {
    const baseUrl = requireLocalServers(ctx)[local.server];
    return createLanguageModel({ vendor: 'openai-compatible', baseUrl, key: null, model: local.model });
  }
  requireOperator(ctx);
  if (!server) throw new ApiError(422, 'model_not_set', settingsMessages.noSuchModel);
  const { workspaceId } = ctx.actor;
  const baseUrl = trimTrailingSlash(server.url);
  const { serverUrl } = await findModelChoice(ctx.db, workspaceId);
  const stored =
    serverUrl === baseUrl
      ? readServerKey(ctx.services.secrets, workspaceId, await findSealedKeys(ctx.db, workspaceId))
      : null;
  const key = server.key === undefined ? stored : server.key || null;
  return createLanguageModel({ vendor: 'openai-compatible', baseUrl, key, model: server.model });
}

const trimTrailingSlash = (url: string): string => url.trim().replace(/\/+$/, '');
