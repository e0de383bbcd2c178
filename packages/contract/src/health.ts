import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const conditionSchema = z.enum(['ok', 'degraded', 'down', 'off', 'untried']);

export const readHealth = endpoint({
  method: 'GET',
  path: '/health',
  feature: 'health',
  summary: 'Says that this server process is alive.',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  feature: 'health',
  summary:
    'Says whether this server can serve calls: 200, or 503 with the reasons in `details`, also while it starts or stops.',
  access: 'public',
  response: z.object({ status: z.literal('ready') }),
});

export const readStatus = endpoint({
  method: 'GET',
  path: '/status',
  feature: 'health',
  summary: 'Says how the parts of this server are.',
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
            .describe('Whether this server’s clock lets it publish: within 30 s of the database’s.'),
          due: z.int().nullable().describe('Items whose time has come and that are not published yet.'),
          late: z.int().nullable().describe('Of these, those that have been due for more than a minute.'),
          failed: z.int().nullable().describe('Items that were given up and wait for their author.'),
        })
        .describe('What is to be published at a time.'),
      providers: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          condition: conditionSchema,
          outcome: z
            .string()
            .nullable()
            .describe('How this server fared when it asked last; null where it is not asked by request.'),
          triedAt: z.string().nullable(),
        }),
      ),
    }),
  }),
});
