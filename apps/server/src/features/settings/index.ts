import type { Feature } from '../feature.ts';
import { beginDeletion, tellDirectory } from './deletions/begin-deletion.ts';
import { carryOutDeletions } from './deletions/carry-out-deletions.ts';
import { forgetFiles } from './deletions/forget-files.ts';
import { deleteDueAccounts } from './privacy/delete-due-accounts.ts';
import { resealKeys } from './reseal-keys.ts';
import { settingsRoutes } from './routes.ts';

export { afterPasswordReset } from './address/after-password-reset.ts';
export { createApiTokens } from './api-tokens/create-api-tokens.ts';
export { beginDeletion };

export const settings: Feature = {
  mountApi: settingsRoutes,
  jobs: {
    effects: [forgetFiles],
    outside: [tellDirectory],
    recurring: [deleteDueAccounts, resealKeys],
    runners: [carryOutDeletions],
  },
};
