import type { Visit } from '@pagewright/contract/analytics';
import type { Log } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import type { TimedVisit } from './timed-visit.ts';
import { writeVisits } from './visit-repository.ts';

/** Takes visits in at once and writes them soon after, many together. */
export interface VisitRecorder {
  record(visit: Visit): void;
  /** Writes what waits now. */
  close(): Promise<void>;
}

/** Milliseconds between writes: what a killed server loses of its visits at most. */
const WRITE_EVERY_MS = 500;
/** Visits of one write; the next follows at once. */
const WRITE_MAX = 5_000;
/** Visits that wait while the database is away; later ones are not counted. */
const WAITING_MAX = 200_000;

/** Starts the recorder of one server. */
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
      await writeVisits({ db }, batch);
      waiting = waiting.slice(batch.length);
    }
  };
  /** What cannot be written keeps waiting, and is tried again with the next. */
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
      if (!isClosed && waiting.length < WAITING_MAX) waiting.push({ ...visit, at: new Date() });
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
