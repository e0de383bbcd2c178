import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { isClockRight } from '../../platform/jobs/clock.ts';
import { countDueContent } from '../content/index.ts';

/**
 * Describes what is due to be published, and whether this server publishes it. `clockOffsetMs` is null if the
 * database cannot be reached.
 */
export async function describeScheduler(
  ctx: Pick<Context, 'db'>,
  clockOffsetMs: number | null,
): Promise<CallOutput<typeof readStatus>['parts']['scheduler']> {
  const isRight = clockOffsetMs === null ? null : isClockRight(clockOffsetMs);
  const counts = isRight === null ? null : await countDueContent(ctx).catch(() => null);
  return {
    condition: counts === null ? 'down' : isRight && counts.late === 0 ? 'ok' : 'degraded',
    isClockRight: isRight,
    due: counts?.due ?? null,
    late: counts?.late ?? null,
    failed: counts?.failed ?? null,
  };
}
