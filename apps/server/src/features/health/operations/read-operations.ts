import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readOperations as call } from '@pagewright/contract/health';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findServerProcesses } from '../../../platform/db/server-processes.ts';
import { findFailedJobs, retryFailedJob } from '../../../platform/jobs/failed-job-repository.ts';
import { readQueues } from '../../../platform/observability/queue-repository.ts';
import { fingerprintOfSecretKey, splitKeys } from '../../../platform/secrets/index.ts';
import { listBackups } from '../backups/repository.ts';
import { healthMessages } from '../messages.ts';
import { describeGrowth } from './describe-growth.ts';
import { countFailedWork, findFailed, listDeletions, retryFailed } from './repository.ts';
import { findEarlierSizes, measureFiles, measureTables } from './storage-repository.ts';

/** Reports what is running, waiting, failed, and growing. */
export async function readOperations({ db, services }: Context): Promise<CallOutput<typeof call>> {
  const processes = await findServerProcesses(db);
  const queues = await readQueues(db);
  const failed = await findFailed(db);
  const failedJobs = await findFailedJobs(db);
  const failedWork = await countFailedWork(db);
  const { bytes, tables } = await measureTables(db);
  const earlier = { week: await findEarlierSizes(db, 7), month: await findEarlierSizes(db, 30) };
  const runs = await listBackups(db);
  const files = await measureFiles(db);
  const jobsIn = (...states: string[]) => queues.jobs.filter(({ state }) => states.includes(state));
  const countJobs = (...states: string[]): number =>
    jobsIn(...states).reduce((sum, { jobs }) => sum + jobs, 0);
  const deletions = await listDeletions(db);
  const count = (state: string): number =>
    queues.effects.filter((one) => one.state === state).reduce((sum, one) => sum + one.effects, 0);
  return {
    processes: processes.map(({ version, role, host, pid, keys, connections, since }) => ({
      version,
      role,
      host,
      pid,
      keys: keys === null ? null : splitKeys(keys),
      connections,
      since: since.toISOString(),
    })),
    work: [
      { kind: 'runs', ...queues.runs, failed: failedWork.runs },
      { kind: 'crawls', ...queues.crawls, failed: failedWork.crawls },
      {
        kind: 'jobs',
        running: countJobs('active'),
        waiting: countJobs('created', 'retry'),
        oldestWaitingSeconds: Math.max(
          0,
          ...jobsIn('created', 'retry').map(({ oldestDueSeconds }) => oldestDueSeconds),
        ),
        failed: [],
      },
    ],
    failedJobs: failedJobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
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
    measured: {
      week: earlier.week?.at.toISOString() ?? null,
      month: earlier.month?.at.toISOString() ?? null,
    },
    database: {
      bytes,
      growth: describeGrowth(earlier, bytes, ({ database }) => database),
      tables: tables.map((table) => ({
        ...table,
        growth: describeGrowth(earlier, table.bytes, (then) => then.tables[table.name] ?? 0),
      })),
    },
    files: { ...files, growth: describeGrowth(earlier, files.bytes, (then) => then.files) },
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
    keys: {
      sealing: [...services.secrets.fingerprints],
      signing: fingerprintOfSecretKey(services.config.secretKey),
    },
  };
}

/** Retries an effect that was given up, or a failed recurring job. @throws ApiError 404 if there is none with that id. */
export async function retryFailedWork({ db }: Context, id: string): Promise<void> {
  if (!(await retryFailed(db, id)) && !(await retryFailedJob(db, id)))
    throw new ApiError(404, 'not_found', healthMessages.noFailedWork);
}
