import { endpoints } from '@pagewright/contract';
import { operationOf } from '@pagewright/contract/endpoint';
import type { TokenScope } from '@pagewright/contract/token-scopes';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { noSuchRun, requireRun } from '../../platform/http/runs/show-run.ts';
import type { FullRunRow } from '../../platform/http/runs/run-list-repository.ts';

type ApiToken = FastifyRequest['apiToken'];

/** The read scopes that an API token needs for the runs of an operation. */
const scopes = new Map(
  endpoints.flatMap((call) =>
    call.runs && call.scope ? [[operationOf(call), call.scope.replace(':write', ':read') as TokenScope]] : [],
  ),
);

/** Whether the caller may read runs of an operation; only API tokens are limited. */
export function mayRead(token: ApiToken, operation: string): boolean {
  if (token === null) return true;
  const scope = scopes.get(operation);
  return scope !== undefined && token.scopes.includes(scope);
}

/** Whether the caller may read crawls of sites. */
export function mayReadCrawls(token: ApiToken): boolean {
  return token === null || token.scopes.includes('analytics:read');
}

/** Only a run's author and admins may see it. @throws ApiError 404 for others, and for API tokens without the scope. */
export async function requireReadable(ctx: Context, id: string, token: ApiToken): Promise<FullRunRow> {
  const run = await requireRun(ctx, id);
  if (mayRead(token, run.operation)) return run;
  throw noSuchRun();
}
