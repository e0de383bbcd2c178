import type { SearchConnection } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { describeImportProblem } from '../scheduled-imports/describe-import-problem.ts';
import { SearchConsoleError } from '../../../providers/search-console/port.ts';
import type { SecretPlace } from '../../../platform/secrets/index.ts';
import { mayChangeConnection } from './policy.ts';
import { countPulledDays, findSearchConnection, type ConnectionRow } from './connection-repository.ts';

/** The place that a workspace's key or permission is sealed for. */
export function keyPlace(workspaceId: string): SecretPlace {
  return { workspaceId, field: 'search-console' };
}

/**
 * Returns the connection of the caller's workspace for display, without the key
 * except the end of its id.
 */
export async function showSearchConnection(
  ctx: Context,
): Promise<{ connection: SearchConnection | null; mayChange: boolean; canSignIn: boolean }> {
  const row = await findSearchConnection(ctx.db, ctx.actor.workspaceId);
  const mayChange = mayChangeConnection(ctx.actor);
  const canSignIn = ctx.services.searchSignIn !== null;
  if (!row) return { connection: null, mayChange, canSignIn };
  const { method, email, keyEnd, property, propertyId, brandTerms, problem, problemSince } = row;
  const days =
    propertyId === null
      ? { known: 0, pulled: 0, provisional: 0, capped: 0, first: null, last: null }
      : await countPulledDays(ctx.db, propertyId);
  return {
    connection: {
      method,
      email,
      keyEnd,
      endsAt: row.endsAt?.toISOString() ?? null,
      property,
      brandTerms,
      createdAt: row.createdAt.toISOString(),
      state: stateOf(row, days.pulled < days.known),
      problem:
        problem === null
          ? null
          : {
              code: problem,
              message: describeImportProblem(new SearchConsoleError(problem)),
              since: (problemSince ?? row.createdAt).toISOString(),
            },
      pulledAt: row.pulledAt?.toISOString() ?? null,
      nextPullAt: propertyId === null || row.isPulling ? null : row.dueAt.toISOString(),
      days,
    },
    mayChange,
    canSignIn,
  };
}

function stateOf(row: ConnectionRow, isBehind: boolean): SearchConnection['state'] {
  if (row.propertyId === null) return 'choose_property';
  if (row.problem !== null) return 'failing';
  return row.isPulling || row.pulledAt === null || isBehind ? 'pulling' : 'current';
}
