import type { Feature } from '../feature.ts';
import { deleteDueAccounts, forgetFiles } from './privacy/delete-due-accounts.ts';
import { resealKeys } from './reseal-keys.ts';
import { settingsRoutes } from './routes.ts';

export { afterPasswordReset } from './address/after-password-reset.ts';
export { createApiTokens } from './api-tokens/create-api-tokens.ts';
export { deleteWithFiles } from './privacy/delete-due-accounts.ts';

export const settings: Feature = {
  mountApi: settingsRoutes,
  jobs: { effects: [forgetFiles], recurring: [deleteDueAccounts, resealKeys] },
};
