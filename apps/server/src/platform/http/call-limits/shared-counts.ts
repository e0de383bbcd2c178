import type { CallReport, CallTotal } from '../../db/count-calls.ts';

/** Counts calls in one-minute windows, shared by all processes. */
export interface SharedCounts {
  /**
   * Counts a call for a key.
   * @returns 0 if within the limit, otherwise milliseconds until calls are allowed again.
   */
  count(key: string, max: number): Promise<number> | number;
}

/** How counts are shared with other processes. */
export interface SharedCountsOptions {
  readonly report: (reports: readonly CallReport[]) => Promise<ReadonlyMap<string, CallTotal>>;
  readonly onError: (error: unknown) => void;
}

interface Counter {
  readonly key: string;
  /** Calls of this process in the window. */
  own: number;
  /** Calls of all processes, as of the last report. */
  shared: number;
  /** Calls of this process not yet in `shared`, and those being reported. */
  unreported: number;
  reporting: number;
  endsAt: number;
}

type Reported = ReadonlyMap<Counter, { readonly total: number; readonly reported: number }>;

const WINDOW_MS = 60_000;
/** A process reports its calls when they reach this fraction of the limit. */
const REPORTED_PART = 1 / 20;
/** How long a call waits for the shared count, in milliseconds; then this process counts alone for a while. */
const ANSWER_MS = 500;
const ALONE_MS = 1_000;
const COUNTERS_MAX = 100_000;

/**
 * Counts in memory and reports to the other processes whenever a twentieth of the limit was used here: most callers
 * never get that far and cost the database nothing. The call that completes a twentieth waits for the total. So each
 * process lets through at most a twentieth of the limit, less one call, before the others know. While reports fail,
 * each process counts alone.
 */
export function createSharedCounts({ report, onError }: SharedCountsOptions): SharedCounts {
  const counters = new Map<string, Counter>();
  let isAloneUntil = 0;
  let waiting = new Set<Counter>();
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Reported | null> | null = null;

  const counterOf = (key: string, now: number): Counter => {
    const known = counters.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    counters.delete(key);
    for (const [oldest, { endsAt }] of counters) {
      if (endsAt > now && counters.size < COUNTERS_MAX) break;
      counters.delete(oldest);
    }
    const counter = { key, own: 0, shared: 0, unreported: 0, reporting: 0, endsAt: now + WINDOW_MS };
    counters.set(key, counter);
    return counter;
  };

  const sendReport = async (): Promise<Reported | null> => {
    const reported = [...waiting];
    waiting = new Set();
    next = null;
    const now = performance.now();
    const reports = reported.map((counter) => {
      counter.reporting = counter.unreported;
      counter.unreported = 0;
      return { key: counter.key, calls: counter.reporting, windowMs: Math.max(1, counter.endsAt - now) };
    });
    try {
      const totals = await within(report(reports), ANSWER_MS);
      return new Map(reported.map((counter) => [counter, take(counter, totals.get(counter.key))]));
    } catch (error) {
      isAloneUntil = performance.now() + ALONE_MS;
      for (const counter of reported) counter.reporting = 0;
      onError(error);
      return null;
    }
  };

  const take = (counter: Counter, total: CallTotal | undefined): { total: number; reported: number } => {
    const reported = counter.reporting;
    counter.reporting = 0;
    counter.shared = total?.calls ?? counter.shared + reported;
    if (total) counter.endsAt = performance.now() + Math.min(total.windowMs, WINDOW_MS);
    return { total: counter.shared, reported };
  };

  /** Reports requested while one is being sent go out together in the next. */
  const reportSoon = (counter: Counter): Promise<Reported | null> => {
    waiting.add(counter);
    if (next === null) {
      next = running.then(sendReport);
      running = next;
    }
    return next;
  };

  return {
    count(key, max) {
      const now = performance.now();
      const counter = counterOf(key, now);
      const known = Math.max(counter.own, counter.shared + counter.reporting + counter.unreported);
      if (known >= max) return counter.endsAt - now;
      counter.own += 1;
      counter.unreported += 1;
      // Calls of a report that is under way are not known elsewhere either, so they count toward the part.
      if (counter.reporting + counter.unreported < max * REPORTED_PART || now < isAloneUntil) return 0;
      const place = counter.unreported;
      return reportSoon(counter).then((reported) => {
        const mine = reported?.get(counter);
        const isWithin = mine === undefined || mine.total - mine.reported + place <= max;
        return isWithin ? 0 : Math.max(1, counter.endsAt - performance.now());
      });
    },
  };
}

async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let late: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('the shared counts of calls take too long')), milliseconds);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(late);
  }
}
