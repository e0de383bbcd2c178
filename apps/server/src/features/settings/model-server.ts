import type {
  ModelTest,
  nameModelServer as naming,
  Settings,
  testModel as testing,
} from '@pagewright/contract/settings';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import { createLanguageModel } from '../../provider-factories/language-model.ts';
import type { Context } from '../../context.ts';
import { countAttempt } from '../../db/count-attempt.ts';
import { withTransaction } from '../../db/client.ts';
import { measureModel } from '../../generation/index.ts';
import type { LanguageModel } from '../../providers/language/port.ts';
import {
  findModelChoice,
  findSealedKeys,
  keepModelChoice,
  keepSealedKey,
  MODEL_SERVER_KEY,
  readServerKey,
  removeSealedKey,
} from '../../vendors/index.ts';
import { writeAudit } from '../audit/index.ts';
import { settingsMessages } from './messages.ts';
import { requireLocal, requireNaming } from './policy.ts';
import { showModels } from './read-settings.ts';

type Named = ParsedRequest<typeof naming>['body']['server'];

const TESTS_PER_MINUTE = 10;

/**
 * Names the model server of the caller's workspace, or removes it; its key is sealed.
 * @throws ApiError 403 for others than operators, and for who has to show again who they are.
 */
export async function nameModelServer(ctx: Context, server: Named): Promise<Settings['models']> {
  requireNaming(ctx);
  const { workspaceId } = ctx.actor;
  const { identity, secrets } = ctx.services;
  await identity.security.requireProof(ctx.actor, 'moderate', ctx.db);
  await withTransaction(ctx, async (inside) => {
    const before = await findModelChoice(inside, workspaceId);
    const url = server === null ? null : withoutSlash(server.url);
    await keepModelChoice(inside, workspaceId, { serverUrl: url, serverModel: server?.model ?? null });
    const place = { workspaceId, field: MODEL_SERVER_KEY };
    // A key goes to no other address than it was entered for.
    const keepsKey = server?.key === undefined && url === before.serverUrl;
    if (server?.key) await keepSealedKey(inside, { ...place, sealed: secrets.seal(server.key, place) });
    else if (!keepsKey) await removeSealedKey(inside, place);
    await writeAudit(inside, 'settings.choose_model', workspaceId, {
      server: url,
      model: server?.model ?? null,
    });
  });
  return showModels(ctx);
}

/**
 * Has a model write something short, to see whether it does, how fast, and whether it keeps to a form.
 * @throws ApiError 403 for who may not choose it, 429 after ten tests in a minute.
 */
export async function testModel(
  ctx: Context,
  asked: ParsedRequest<typeof testing>['body'],
): Promise<ModelTest> {
  const model = await modelOf(ctx, asked);
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

async function modelOf(
  ctx: Context,
  { local, server }: ParsedRequest<typeof testing>['body'],
): Promise<LanguageModel> {
  if (local) {
    const baseUrl = requireLocal(ctx)[local.server];
    return createLanguageModel({ vendor: 'openai-compatible', baseUrl, key: null, model: local.model });
  }
  requireNaming(ctx);
  if (!server) throw new ApiError(422, 'model_not_set', settingsMessages.noSuchModel);
  const { workspaceId } = ctx.actor;
  const baseUrl = withoutSlash(server.url);
  const { serverUrl } = await findModelChoice(ctx, workspaceId);
  const kept =
    serverUrl === baseUrl
      ? readServerKey(ctx.services.secrets, workspaceId, await findSealedKeys(ctx, workspaceId))
      : null;
  const key = server.key === undefined ? kept : server.key || null;
  return createLanguageModel({ vendor: 'openai-compatible', baseUrl, key, model: server.model });
}

const withoutSlash = (url: string): string => url.trim().replace(/\/+$/, '');
