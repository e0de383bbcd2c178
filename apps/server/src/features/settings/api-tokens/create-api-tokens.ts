import { toWorkspaceRole } from '@pagewright/contract/auth';
import type { Config } from '../../../config/config.ts';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { planOf } from '../../usage/index.ts';
import { countCall, findStandingToken } from './token-repository.ts';
import { digestOf } from './token-text.ts';

/** Finds out whose a token is. The database is asked at each call, so that what ends a token ends it everywhere at once. */
export function createApiTokens(deps: {
  readonly db: Database;
  readonly config: Config;
}): Services['apiTokens'] {
  const { db, config } = deps;
  return {
    async find(text) {
      const found = await findStandingToken({ db }, digestOf(text));
      if (!found) return null;
      const { id, scopes, role, ...who } = found;
      const { plan } = await planOf({ db, services: { config } }, who.workspaceId);
      return {
        id,
        scopes,
        planWithoutApi: plan.hasApi ? null : plan.name,
        // A token has no session, and operator actions need one.
        actor: {
          ...who,
          sessionId: '',
          role: toWorkspaceRole(role),
          isOperator: false,
        },
      };
    },
    countCall: (token) => countCall({ db }, token),
  };
}
