import * as contract from '@pagewright/contract/settings';
import type { Mount } from '../../platform/http/mount.ts';
import { addressRoutes } from './address/address-routes.ts';
import { listApiTokens, createApiToken, revokeApiToken } from './api-tokens/manage-tokens.ts';
import { discoverModels } from './discover-models.ts';
import { setModelServer, testModel } from './model-server.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { readLanguagePack } from './read-language-pack.ts';
import { readPreferences, readSettings } from './read-settings.ts';
import { readSingleSignOn, saveSingleSignOn } from './single-sign-on/manage-single-sign-on.ts';
import { securityRoutes } from './security/security-routes.ts';
import { testApiKey } from './test-api-key.ts';
import { updateApiKeys } from './update-api-keys.ts';
import { updateSettings } from './update-settings.ts';

/** Mounts the endpoints for settings and API keys. */
export function settingsRoutes(mount: Mount): void {
  mount(contract.readSettings, (ctx) => readSettings(ctx));
  mount(contract.updateSettings, (ctx, { body }) => updateSettings(ctx, body));
  mount(contract.readPreferences, (ctx) => readPreferences(ctx));
  mount(contract.updateApiKeys, (ctx, { body }) => updateApiKeys(ctx, body));
  mount(contract.testApiKey, (ctx, { params, body }) => testApiKey(ctx, params.field, body.key));
  mount(contract.listApiTokens, (ctx) => listApiTokens(ctx));
  mount(contract.makeApiToken, (ctx, { body }) => createApiToken(ctx, body));
  mount(contract.revokeApiToken, async (ctx, { params }) => {
    await revokeApiToken(ctx, params.id);
    return undefined;
  });
  mount(contract.readSingleSignOn, (ctx) => readSingleSignOn(ctx));
  mount(contract.saveSingleSignOn, (ctx, { body }) => saveSingleSignOn(ctx, body));
  mount(contract.readLanguagePack, async () => readLanguagePack());
  mount(contract.findLocalModels, (ctx) => discoverModels(ctx));
  mount(contract.nameModelServer, (ctx, { body }) => setModelServer(ctx, body.server));
  mount(contract.testModel, (ctx, { body }) => testModel(ctx, body));
  privacyRoutes(mount);
  securityRoutes(mount);
  addressRoutes(mount);
}
