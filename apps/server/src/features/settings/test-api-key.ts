import type { testApiKey as call, VendorKeyField } from '@pagewright/contract/settings';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { countAttempt } from '../../platform/db/count-attempt.ts';
import { tryModel, type Trial } from '../../generation/index.ts';
import type { SearchSource } from '../../providers/search/port.ts';
import { SearchError } from '../../providers/search/search-error.ts';
import { findSealedKeys, readOwnKeys } from '../../vendors/index.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';

const TESTS_PER_MINUTE = 10;
const TIMEOUT_MS = 20_000;

/**
 * Calls a vendor once with the given key, or else the stored one. The vendor may count the call.
 * @throws ApiError 403 for non-admins, 404 if there is no key, 422 if the vendor is turned off or the key cannot be
 * read, 429 after ten tests in a minute.
 */
export async function testApiKey(
  ctx: Context,
  field: VendorKeyField,
  given: string | undefined,
): Promise<CallOutput<typeof call>> {
  requireAdmin(ctx.actor);
  const key = given === undefined || given === '' ? await loadKey(ctx, field) : given;
  const vendor = ctx.services.vendors.ofKey(field, key);
  if (vendor === null) throw new ApiError(422, 'vendor_switched_off', settingsMessages.switchedOff(field));
  const { count, secondsLeft } = await countAttempt(ctx.db, `key-test:${ctx.actor.workspaceId}`, 60);
  if (count > TESTS_PER_MINUTE)
    throw new ApiError(429, 'rate_limited', settingsMessages.tooManyTests, {
      headers: { 'retry-after': String(secondsLeft) },
    });
  ctx.progress(settingsMessages.testing, 0, 0);
  const { code, message } = 'ask' in vendor ? await tryModel(ctx, vendor) : await trySource(ctx, vendor);
  if (code === null) return { works: true, code, message: settingsMessages.works(field) };
  const sentence = code === 'key_refused' ? settingsMessages.refused(field) : (message ?? '');
  return { works: false, code, message: sentence };
}

async function loadKey(ctx: Context, field: VendorKeyField): Promise<string> {
  const { workspaceId } = ctx.actor;
  const keys = readOwnKeys(ctx.services.secrets, workspaceId, await findSealedKeys(ctx.db, workspaceId));
  const stored = keys.find((one) => one.field === field);
  if (stored === undefined) throw new ApiError(404, 'no_key', settingsMessages.noKey(field));
  if (stored.key === null) throw new ApiError(422, 'key_unreadable', settingsMessages.unreadable(field));
  return stored.key;
}

async function trySource(ctx: Context, source: SearchSource): Promise<Trial> {
  const { country, language } = ctx.services.config.search;
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const signal = AbortSignal.any([ctx.signal, deadline]);
    await source.suggestions?.({ keyword: 'garden', country, language, signal });
    return { code: null, message: null };
  } catch (error) {
    ctx.signal.throwIfAborted();
    const failure = deadline.aborted ? new SearchError(source.title, 'source_too_slow') : error;
    if (!(failure instanceof SearchError)) throw failure;
    return { code: failure.fault, message: failure.message };
  }
}
