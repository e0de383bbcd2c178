import { VENDOR_KEY_FIELDS, type Settings, type VendorKeyField } from '@pagewright/contract/settings';
import type { Context } from '../../platform/context.ts';
import { findSealedKeys, readOwnKeys } from '../../vendors/index.ts';
import { readFirstWebhookUrl } from '../publishing/index.ts';
import { mayChangeWorkspace } from './policy.ts';

const SHOWN_CHARACTERS = 4;

/** The API keys of the caller's workspace, showing only their last four characters. */
export async function readMaskedKeys(ctx: Context): Promise<Settings['api']> {
  const { workspaceId } = ctx.actor;
  const { secrets, vendors } = ctx.services;
  const keys = readOwnKeys(secrets, workspaceId, await findSealedKeys(ctx.db, workspaceId));
  const lastFour = (field: VendorKeyField): string | null =>
    keys.find((one) => one.field === field)?.key?.slice(-SHOWN_CHARACTERS) ?? null;
  return {
    openaiKey: lastFour('openaiKey'),
    geminiKey: lastFour('geminiKey'),
    anthropicKey: lastFour('anthropicKey'),
    dataforseoKey: lastFour('dataforseoKey'),
    serperKey: lastFour('serperKey'),
    unreadable: keys.flatMap(({ field, key }) => (key === null ? [field] : [])),
    switchedOff: VENDOR_KEY_FIELDS.filter((field) => !vendors.isAllowed(field)),
    webhookUrl: await readFirstWebhookUrl(ctx),
    mayChange: mayChangeWorkspace(ctx.actor),
  };
}
