import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { progressSchema } from './progress.ts';
import { idSchema } from './text.ts';

/** The states of a run; the last three are final. */
export const RUN_STATUSES = ['queued', 'running', 'done', 'failed', 'canceled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Whether a run has not ended. */
export const isActive = (status: RunStatus): boolean => status === 'queued' || status === 'running';

/** Days that a run can be read after it ends. */
export const RUN_KEPT_DAYS = 7;

const callRunSchema = z.object({
  id: z.string(),
  operation: z
    .string()
    .describe('Method and path of the call, such as `POST /competitive-intelligence/track-gaps`.'),
  label: z.string().describe('Subject of the run, such as the keyword.'),
  subjectId: z.string().nullable().describe('ID of the item or the brief that the run is about.'),
  status: z.enum(RUN_STATUSES),
  progress: progressSchema.omit({ text: true }),
  error: errorBodySchema
    .extend({ status: z.int() })
    .nullable()
    .describe('Why the run failed. Null if it did not.'),
  isSaved: z
    .boolean()
    .describe('Whether its result is saved. A saved analysis run or new brief has the ID of the run.'),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  mayCancel: z.boolean(),
});
export type CallRun = z.output<typeof callRunSchema>;

const readCallRunSchema = callRunSchema.extend({
  result: z
    .unknown()
    .describe(
      'Response of the call; first results while the run is active. Null before there are any. Available for 7 days.',
    ),
});
export type ReadCallRun = z.output<typeof readCallRunSchema>;

const runningCrawlSchema = callRunSchema
  .pick({ id: true, status: true, createdAt: true, endedAt: true, mayCancel: true })
  .extend({
    site: z.string(),
    read: z.int().describe('Pages read.'),
    total: z.int().describe('Pages known so far, up to the limit of the plan.'),
  });
/** A crawl of a whole site in the list of running work. */
export type RunningCrawl = z.output<typeof runningCrawlSchema>;

/** The data of a `runs` event in the notification stream. */
export const callRunsSchema = z.object({
  runs: z
    .array(callRunSchema)
    .describe('Runs that have not ended, then those that ended in the last 24 hours.'),
  crawls: z
    .array(runningCrawlSchema)
    .describe(
      'Crawls of whole sites that you started, in the same order. Canceled with `POST /site/crawls/{id}/cancel`.',
    ),
});
export type CallRuns = z.output<typeof callRunsSchema>;

/** The response with status 202 while the run is active. */
export const runningSchema = z.object({
  run: z.object({ id: z.string(), status: z.enum(RUN_STATUSES) }),
  message: z.string().describe('How far the run is, for the user.'),
});
export type Running = z.output<typeof runningSchema>;

const call = { feature: 'runs', access: 'user' } as const;
const byId = z.object({ id: idSchema });

export const listCallRuns = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/runs',
  summary:
    'Lists your runs and site crawls: those that have not ended, then those that ended in the last 24 hours.',
  response: callRunsSchema,
});

export const readCallRun = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/runs/{id}',
  summary: 'Reads a run: its status, its progress, and its result.',
  params: byId,
  response: readCallRunSchema,
  refusals: [404],
});

export const followCallRun = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/runs/{id}/follow',
  summary: 'Waits for a run and returns it when it has ended, or after 60 seconds.',
  streams: true,
  params: byId,
  response: readCallRunSchema,
  refusals: [404],
});

export const cancelCallRun = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/runs/{id}/cancel',
  summary:
    'Cancels a run. What it used of the plan is given back. A run that has saved its result cannot be canceled.',
  params: byId,
  body: z.object({}),
  response: callRunSchema,
  refusals: [403, 404],
});
