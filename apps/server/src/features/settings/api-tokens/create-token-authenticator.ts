import { toWorkspaceRole } from '@pagewright/contract/auth';
import type { Config } from '../../../platform/config/config.ts';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { findCurrentPlan } from '../../usage/index.ts';
import { countCall, findValidToken } from './token-repository.ts';
import { hashToken } from './token-text.ts';

/**
 * Authenticates API tokens. The database is queried on every call, so revoking a token takes effect everywhere
 * immediately.
 */
export function createTokenAuthenticator(deps: {
  readonly db: Database;
  readonly config: Config;
}): Services['apiTokens'] {
  const { db, config } = deps;
  return {
    async find(text) {
      const found = await findValidToken(db, hashToken(text));
      if (!found) return null;
      const { id, scopes, role, ...who } = found;
      const { plan } = await findCurrentPlan({ db, services: { config } }, who.workspaceId);
      return {
        id,
        scopes,
        planWithoutApi: plan.hasApi ? null : plan.name,
        // A token has no session, which operator actions require.
        actor: {
          ...who,
          sessionId: '',
          role: toWorkspaceRole(role),
          isOperator: false,
        },
      };
    },
    countCall: (token) => countCall(db, token),
  };
}
