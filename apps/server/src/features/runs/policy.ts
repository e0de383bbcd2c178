import { endpoints } from '@pagewright/contract';
import { operationOf } from '@pagewright/contract/endpoint';
import type { TokenScope } from '@pagewright/contract/token-scopes';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { noSuchRun, requireRun } from '../../http/runs/show-run.ts';
import type { FullRunRow } from '../../http/runs/run-list-repository.ts';

type ApiToken = FastifyRequest['apiToken'];

/** What an API token must be allowed to read, to read the runs of an operation. */
const scopes = new Map(
  endpoints.flatMap((call) =>
    call.runs && call.scope ? [[operationOf(call), call.scope.replace(':write', ':read') as TokenScope]] : [],
  ),
);

/** Whether runs of an operation may be read with an API token; without one all may. */
export function mayRead(token: ApiToken, operation: string): boolean {
  if (token === null) return true;
  const scope = scopes.get(operation);
  return scope !== undefined && token.scopes.includes(scope);
}

/** A run is its author's and the admins'. @throws ApiError 404 for all others, and with an API token that may not read its kind. */
export async function requireReadable(ctx: Context, id: string, token: ApiToken): Promise<FullRunRow> {
  const run = await requireRun(ctx, id);
  if (mayRead(token, run.operation)) return run;
  throw noSuchRun();
}
