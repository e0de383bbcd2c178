import type { Visit } from '@pagewright/contract/analytics';
import { openDatabase } from '../../apps/server/src/platform/db/client.ts';
import { writeVisits } from '../../apps/server/src/features/analytics/visits/visit-repository.ts';
import type { TestServer } from '../server/test-server.ts';

/** The visits of a page on one day, YYYY-MM-DD (UTC). */
interface DailyVisits {
  readonly day: string;
  readonly views: number;
  readonly engagedSeconds?: number;
  readonly conversions?: number;
  readonly source?: string;
}

/** Records visits of a public page on a past day in all daily and monthly totals, as the beacon would. */
export async function recordVisits(
  { sql }: TestServer,
  page: string,
  { day, views, engagedSeconds = 0, conversions = 0, source = '' }: DailyVisits,
): Promise<void> {
  const at = new Date(`${day}T12:00:00Z`);
  const increment = (kind: Visit['kind'], seconds = 0) => {
    const load = crypto.randomUUID();
    return { page, load, number: 0, kind, seconds, source, target: '', at };
  };
  const several = (many: number, kind: Visit['kind']) => Array.from({ length: many }, () => increment(kind));
  await writeVisits(openDatabase(sql), [
    ...several(views, 'view'),
    ...several(conversions, 'conversion'),
    ...(engagedSeconds > 0 ? [increment('attention', engagedSeconds)] : []),
  ]);
}
