import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const conditionSchema = z.enum(['ok', 'degraded', 'down', 'off', 'untried']);

export const PROCESS_ROLES = ['all', 'web', 'worker'] as const;

/** What a process of an installation does: answer requests, run jobs, or both. */
export type ProcessRole = (typeof PROCESS_ROLES)[number];

export const readHealth = endpoint({
  method: 'GET',
  path: '/health',
  feature: 'health',
  summary: 'Liveness check of this server process.',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  feature: 'health',
  summary:
    'Readiness check of this server: 200, or 503 with the reasons in `details`, including while it starts or stops.',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
});

export const readStatus = endpoint({
  method: 'GET',
  path: '/status',
  feature: 'health',
  summary: 'Returns the health of this server’s components.',
  access: 'public',
  response: z.object({
    status: z.enum(['ok', 'degraded', 'down']),
    version: z.string(),
    startedAt: z.string(),
    now: z.string(),
    parts: z.object({
      database: z.object({
        condition: conditionSchema,
        latencyMs: z.number().nullable(),
        clockOffsetMs: z.number().nullable(),
      }),
      queue: z.object({ condition: conditionSchema, waiting: z.int().nullable() }),
      scheduler: z
        .object({
          condition: conditionSchema,
          isClockRight: z
            .boolean()
            .nullable()
            .describe(
              'Whether this server’s clock is within 30 seconds of the database’s, which publishing requires.',
            ),
          due: z.int().nullable().describe('Number of items that are due and not yet published.'),
          late: z
            .int()
            .nullable()
            .describe('Number of those items that have been due for more than a minute.'),
          failed: z
            .int()
            .nullable()
            .describe('Number of items that failed for good and wait for their author.'),
        })
        .describe('State of scheduled publishing.'),
      providers: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          condition: conditionSchema,
          outcome: z
            .string()
            .nullable()
            .describe(
              'Result of this server’s last request to the provider. Null if the provider is not called by request.',
            ),
          triedAt: z.string().nullable(),
        }),
      ),
    }),
  }),
});

/** Days of which failed runs and crawls are counted. */
export const FAILURES_DAYS = 3;

const growthSchema = z
  .object({ week: z.int().nullable(), month: z.int().nullable() })
  .describe('Bytes per day since the measurements in `measured`; null where there is none.');

/** Kinds of work that processes do in the background, besides effects. */
export const WORK_KINDS = ['runs', 'crawls', 'jobs'] as const;

export const readOperations = endpoint({
  method: 'GET',
  path: '/operations',
  feature: 'health',
  summary: 'Reads processes, jobs, failures, and storage of this installation. Operators only.',
  access: 'operator',
  response: z.object({
    processes: z.array(
      z.object({
        version: z.string(),
        role: z
          .enum(PROCESS_ROLES)
          .describe('`web` processes carry out no jobs; `worker` processes answer health checks only.'),
        host: z.string(),
        pid: z.int(),
        keys: z
          .object({ sealing: z.string(), signing: z.string().nullable() })
          .nullable()
          .describe(
            'Beginnings of the fingerprints of its current `SECRETS_KEY` and its `SECRET_KEY`, as in `keys`. Null for earlier versions.',
          ),
        connections: z.int(),
        since: z.string(),
      }),
    ),
    work: z
      .array(
        z.object({
          kind: z.enum(WORK_KINDS),
          running: z.int(),
          waiting: z.int(),
          oldestWaitingSeconds: z.number().describe('0 if none is waiting.'),
          failed: z
            .array(z.object({ code: z.string(), count: z.int() }))
            .describe(
              `Those that failed in the last ${FAILURES_DAYS} days, by error code. Recurring jobs are in \`failedJobs\`.`,
            ),
        }),
      )
      .describe('Runs of analyses, crawls of sites, and recurring jobs of all processes.'),
    failedJobs: z
      .array(
        z.object({
          id: z.string().describe('ID for retrying it.'),
          job: z.string(),
          failures: z.int(),
          failedAt: z.string(),
          error: z.string().nullable(),
          since: z
            .enum(['waiting', 'done'])
            .nullable()
            .describe(
              '`waiting`: it is about to run again or running; `done`: it succeeded after the failure.',
            ),
        }),
      )
      .describe('Recurring jobs that failed in the last day, with their latest failure.'),
    queue: z.object({
      due: z.int(),
      later: z.int(),
      failed: z.int(),
      oldestDueSeconds: z.number().describe('0 if nothing is overdue.'),
    }),
    failed: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        attempts: z.int(),
        failedAt: z.string(),
        error: z.string().nullable(),
        requestId: z.string().nullable().describe('ID of the request that caused it, as in the log.'),
      }),
    ),
    measured: z
      .object({ week: z.string().nullable(), month: z.string().nullable() })
      .describe(
        'Times of the oldest measurements of the last 7 and 30 days. Sizes are measured daily; null until a measurement is 20 hours old.',
      ),
    database: z.object({
      bytes: z.int(),
      growth: growthSchema,
      tables: z
        .array(
          z.object({
            name: z.string(),
            bytes: z.int(),
            rows: z.int().describe('Number of rows, as estimated by the database.'),
            growth: growthSchema,
          }),
        )
        .describe('The largest tables, with their indexes.'),
    }),
    files: z.object({ count: z.int(), bytes: z.int(), growth: growthSchema }).describe('Uploaded files.'),
    backups: z.object({
      folder: z.string().nullable().describe('Null if `BACKUP_DIR` is not set and no backups are made.'),
      runs: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          finishedAt: z.string().nullable(),
          verifiedAt: z.string().nullable(),
          archive: z.string().nullable(),
          bytes: z.int().nullable(),
          error: z.string().nullable(),
        }),
      ),
    }),
    deletions: z
      .array(
        z.object({
          id: z.string(),
          hasAccount: z.boolean().describe('Whether an account is deleted, not only workspaces.'),
          workspaces: z.int().describe('Number of workspaces that are deleted with it.'),
          startedAt: z.string(),
          deletedRows: z.int(),
          error: z
            .string()
            .nullable()
            .describe('Why the last attempt failed. It is tried again every minute.'),
          finishedAt: z.string().nullable(),
        }),
      )
      .describe('Deletions of accounts and workspaces, unfinished ones first.'),
    keys: z.object({
      sealing: z.array(z.string()).describe('Fingerprints of `SECRETS_KEY`, the current key first.'),
      signing: z
        .string()
        .nullable()
        .describe(
          'Fingerprint of `SECRET_KEY`. Null if it is not set; the server then keeps a generated one in the database.',
        ),
    }),
  }),
});

export const retryFailedWork = endpoint({
  method: 'POST',
  path: '/operations/failed/{id}/retry',
  feature: 'health',
  summary: 'Retries failed background work: an effect, or a recurring job. Operators only.',
  access: 'operator',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  status: 204,
  refusals: [404],
});
