import type { Feature } from '../feature.ts';
import { beginDeletion, notifyDirectory } from './deletions/begin-deletion.ts';
import { deletionRunner } from './deletions/deletion-runner.ts';
import { deleteStoredFiles } from './deletions/delete-stored-files.ts';
import { deleteDueAccounts } from './privacy/delete-due-accounts.ts';
import { resealKeys } from './reseal-keys.ts';
import { settingsRoutes } from './routes.ts';

export { afterPasswordReset } from './address/after-password-reset.ts';
export { createTokenAuthenticator } from './api-tokens/create-token-authenticator.ts';
export { beginDeletion };

export const settings: Feature = {
  mountApi: settingsRoutes,
  jobs: {
    effects: [deleteStoredFiles],
    outside: [notifyDirectory],
    recurring: [deleteDueAccounts, resealKeys],
    runners: [deletionRunner],
  },
};
