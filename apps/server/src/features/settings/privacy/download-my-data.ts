import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { settingsMessages } from '../messages.ts';
import { findWorkspaceFates } from './account-repository.ts';
import { MY_TABLES, readUserRows } from './user-tables-repository.ts';

const DOWNLOADS_PER_HOUR = 5;

/**
 * Authorizes the download of the caller's data.
 * @throws ApiError 403 when identity must be confirmed again, 429 after five downloads in an hour.
 */
export async function beginDownload(ctx: Context): Promise<void> {
  await ctx.services.identity.security.requireProof(ctx.actor, 'moderate', ctx.db);
  const { count, secondsLeft } = await countAttempt(ctx.db, `my-data:${ctx.actor.userId}`, 3600);
  if (count > DOWNLOADS_PER_HOUR)
    throw new ApiError(429, 'rate_limited', settingsMessages.tooManyDownloads, {
      headers: { 'retry-after': String(secondsLeft) },
    });
}

/** Streams everything stored about or created by the caller as one JSON object. */
export async function* streamMyData(ctx: Context): AsyncGenerator<string> {
  try {
    yield* streamTables(ctx);
  } catch (error) {
    // The response has started, so the log is the only place to report an error.
    ctx.log.error({ event: 'data_download_broken', err: error }, 'a download of a person’s data broke off');
    throw error;
  }
}

async function* streamTables(ctx: Context): AsyncGenerator<string> {
  const workspaces = (await findWorkspaceFates(ctx.db, ctx.actor.userId)).map(({ id, name }) => ({
    id,
    name,
  }));
  const head = {
    madeAt: new Date().toISOString(),
    filesAt: `${ctx.services.publicUrl()}/files/`,
    workspaces,
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const table of MY_TABLES) {
    yield `,\n${JSON.stringify(table.name)}: [`;
    let isFirst = true;
    for await (const rows of readUserRows(ctx.db, table, ctx.actor)) {
      for (const row of rows) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
        isFirst = false;
      }
    }
    yield ']';
  }
  yield '}\n';
}
