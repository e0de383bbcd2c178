import type { Visit } from '@pagewright/contract/analytics';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import type { TimedVisit } from './timed-visit.ts';
import { writeVisits } from './visit-repository.ts';

/** Accepts visits immediately and writes them in batches soon after. */
export interface VisitRecorder {
  record(visit: Visit): void;
  /** Writes all pending visits. */
  close(): Promise<void>;
}

/** Time between writes, which is the maximum of visits that a killed server loses. */
const WRITE_EVERY_MS = 500;
/** Maximum visits per write; the next write follows at once. */
const WRITE_MAX = 5_000;
/** Maximum pending visits while the database is unavailable; later ones are dropped. */
const PENDING_MAX = 200_000;

/** Creates the recorder of a server. */
export function createVisitRecorder({
  db,
  log,
}: {
  readonly db: Database;
  readonly log: Log;
}): VisitRecorder {
  let waiting: TimedVisit[] = [];
  let writing: Promise<void> | null = null;
  let isClosed = false;

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, WRITE_MAX);
      await writeVisits(db, batch);
      waiting = waiting.slice(batch.length);
    }
  };
  /** Visits that cannot be written stay pending and are retried with the next write. */
  const write = (): Promise<void> => {
    writing ??= writeAll()
      .catch((error: unknown) =>
        log.error({ event: 'visits_not_written', err: error, waiting: waiting.length }, 'visits not written'),
      )
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    record(visit) {
      if (!isClosed && waiting.length < PENDING_MAX) waiting.push({ ...visit, at: new Date() });
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
