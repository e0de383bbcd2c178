import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readOperations as call } from '@pagewright/contract/health';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findServerProcesses } from '../../../platform/db/server-processes.ts';
import { readQueues } from '../../../platform/observability/queue-repository.ts';
import { listBackups } from '../backups/repository.ts';
import { healthMessages } from '../messages.ts';
import {
  countWork,
  findFailed,
  listDeletions,
  measureFiles,
  measureTables,
  retryFailed,
} from './repository.ts';

/** Reports what is running, waiting, failed, and growing. */
export async function readOperations({ db, services }: Context): Promise<CallOutput<typeof call>> {
  const processes = await findServerProcesses(db);
  const queues = await readQueues(db);
  const failed = await findFailed(db);
  const { bytes, tables, countsSince } = await measureTables(db);
  const runs = await listBackups(db);
  const files = await measureFiles(db);
  const work = await countWork(db);
  const jobsIn = (...states: string[]): number =>
    queues.jobs.filter(({ state }) => states.includes(state)).reduce((sum, { jobs }) => sum + jobs, 0);
  const deletions = await listDeletions(db);
  const count = (state: string): number =>
    queues.effects.filter((one) => one.state === state).reduce((sum, one) => sum + one.effects, 0);
  return {
    processes: processes.map(({ version, role, host, pid, connections, since }) => ({
      version,
      role,
      host,
      pid,
      connections,
      since: since.toISOString(),
    })),
    work: [
      { kind: 'runs', ...work.runs },
      { kind: 'crawls', ...work.crawls },
      { kind: 'jobs', running: jobsIn('active'), waiting: jobsIn('created', 'retry') },
    ],
    queue: {
      due: count('due'),
      later: count('later'),
      failed: count('failed'),
      oldestDueSeconds: queues.oldestDueSeconds,
    },
    failed: failed.map(({ id, kind, attempts, failedAt, lastError, requestId }) => ({
      id,
      kind,
      attempts,
      failedAt: failedAt?.toISOString() ?? '',
      error: lastError,
      requestId,
    })),
    database: { bytes, tables: [...tables], countsSince: countsSince?.toISOString() ?? null },
    files,
    backups: {
      folder: services.config.observability.backup?.folder ?? null,
      runs: runs.map(({ id, startedAt, finishedAt, verifiedAt, archive, bytes: size, error }) => ({
        id,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        verifiedAt: verifiedAt?.toISOString() ?? null,
        archive,
        bytes: size,
        error,
      })),
    },
    deletions: deletions.map(
      ({ id, userId, workspaceIds, createdAt, deletedRows, lastError, finishedAt }) => ({
        id,
        hasAccount: userId !== null,
        workspaces: workspaceIds.length,
        startedAt: createdAt.toISOString(),
        deletedRows,
        error: lastError,
        finishedAt: finishedAt?.toISOString() ?? null,
      }),
    ),
    keys: { sealing: [...services.secrets.fingerprints] },
  };
}

/** Retries an effect that was given up. @throws ApiError 404 if there is none with that id. */
export async function retryEffect({ db }: Context, id: string): Promise<void> {
  if (!(await retryFailed(db, id))) throw new ApiError(404, 'not_found', healthMessages.noFailedWork);
}
