import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { isClockRight } from '../../platform/jobs/clock.ts';
import { healthMessages } from './messages.ts';
import { describeVendors } from './describe-vendors.ts';
import { describeScheduler } from './describe-scheduler.ts';
import { measureDatabase, countWaitingEffects } from './repository.ts';

const STARTED_AT = new Date();
/** For parts that are not called per request. */
const untold = { outcome: null, triedAt: null } as const;

/** Checks the parts of this server now; an unreachable part is `down`, never an error. */
export async function describeStatus(
  ctx: Pick<Context, 'db' | 'services'>,
): Promise<CallOutput<typeof readStatus>> {
  const database = await measureDatabase(ctx.db).catch(() => null);
  const waiting = database ? await countWaitingEffects(ctx.db).catch(() => null) : null;
  const isClockOff = database !== null && !isClockRight(database.clockOffsetMs);
  const { config, hasRoom, identity, vendors } = ctx.services;
  const isDegraded = isClockOff || !hasRoom();
  return {
    status: database === null ? 'down' : isDegraded || waiting === null ? 'degraded' : 'ok',
    version: config.version,
    startedAt: STARTED_AT.toISOString(),
    now: new Date().toISOString(),
    parts: {
      database: {
        condition: database === null ? 'down' : isDegraded ? 'degraded' : 'ok',
        latencyMs: database?.latencyMs ?? null,
        clockOffsetMs: database?.clockOffsetMs ?? null,
      },
      queue: { condition: waiting === null ? 'down' : 'ok', waiting },
      scheduler: await describeScheduler(ctx, database?.clockOffsetMs ?? null),
      providers: [
        { kind: 'identity', name: identity.name, condition: 'ok', ...untold },
        {
          kind: 'mail',
          name: config.mail.smtpUrl ? 'smtp' : 'outbox',
          condition: config.mail.smtpUrl ? 'ok' : 'off',
          outcome:
            identity.security.address === null
              ? null
              : config.mail.smtpUrl === null
                ? healthMessages.addresses.noMail
                : config.mail.verifyAddresses
                  ? healthMessages.addresses.confirmed
                  : healthMessages.addresses.notAsked,
          triedAt: null,
        },
        ...describeVendors(vendors.outcomes()),
      ],
    },
  };
}
