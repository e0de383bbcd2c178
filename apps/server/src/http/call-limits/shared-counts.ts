import type { CallReport, CallTotal } from '../../db/count-calls.ts';

/** Counts calls within windows of a minute, together with the other processes. */
export interface SharedCounts {
  /**
   * Counts a call by whoever the key names.
   * @returns 0 where it is within the limit, else the milliseconds until calls are taken again.
   */
  count(key: string, max: number): Promise<number> | number;
}

/** How counts reach the other processes. */
export interface SharedCountsOptions {
  readonly report: (reports: readonly CallReport[]) => Promise<ReadonlyMap<string, CallTotal>>;
  readonly onError: (error: unknown) => void;
}

interface Counter {
  readonly key: string;
  /** Calls that this process took in the window. */
  own: number;
  /** Calls of all processes, as last heard. */
  shared: number;
  /** Calls of this process that are not part of `shared`, and of them those that are being told. */
  untold: number;
  telling: number;
  endsAt: number;
}

type Told = ReadonlyMap<Counter, { readonly total: number; readonly told: number }>;

const WINDOW_MS = 60_000;
/** A process tells the others of its calls when they are this part of the limit. */
const TOLD_PART = 1 / 20;
/** Milliseconds that a call waits for the shared count; then this process counts alone for a while. */
const ANSWER_MS = 500;
const ALONE_MS = 1_000;
const COUNTERS_MAX = 100_000;

/**
 * Counts in memory, and tells the others by `report` once a twentieth of the limit was used here: most callers never
 * come so far, and cost the database nothing. The call that completes the twentieth waits for the sum. So each process
 * lets pass at most a twentieth of the limit, less one call, that the others do not know of. While nothing can be told each process
 * counts alone.
 */
export function createSharedCounts({ report, onError }: SharedCountsOptions): SharedCounts {
  const counters = new Map<string, Counter>();
  let isAloneUntil = 0;
  let waiting = new Set<Counter>();
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Told | null> | null = null;

  const counterOf = (key: string, now: number): Counter => {
    const known = counters.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    counters.delete(key);
    for (const [oldest, { endsAt }] of counters) {
      if (endsAt > now && counters.size < COUNTERS_MAX) break;
      counters.delete(oldest);
    }
    const counter = { key, own: 0, shared: 0, untold: 0, telling: 0, endsAt: now + WINDOW_MS };
    counters.set(key, counter);
    return counter;
  };

  const tell = async (): Promise<Told | null> => {
    const told = [...waiting];
    waiting = new Set();
    next = null;
    const now = performance.now();
    const reports = told.map((counter) => {
      counter.telling = counter.untold;
      counter.untold = 0;
      return { key: counter.key, calls: counter.telling, windowMs: Math.max(1, counter.endsAt - now) };
    });
    try {
      const totals = await within(report(reports), ANSWER_MS);
      return new Map(told.map((counter) => [counter, take(counter, totals.get(counter.key))]));
    } catch (error) {
      isAloneUntil = performance.now() + ALONE_MS;
      for (const counter of told) counter.telling = 0;
      onError(error);
      return null;
    }
  };

  const take = (counter: Counter, total: CallTotal | undefined): { total: number; told: number } => {
    const told = counter.telling;
    counter.telling = 0;
    counter.shared = total?.calls ?? counter.shared + told;
    if (total) counter.endsAt = performance.now() + Math.min(total.windowMs, WINDOW_MS);
    return { total: counter.shared, told };
  };

  /** All that is to be told while one report runs is told by the next. */
  const tellSoon = (counter: Counter): Promise<Told | null> => {
    waiting.add(counter);
    if (next === null) {
      next = running.then(tell);
      running = next;
    }
    return next;
  };

  return {
    count(key, max) {
      const now = performance.now();
      const counter = counterOf(key, now);
      const known = Math.max(counter.own, counter.shared + counter.telling + counter.untold);
      if (known >= max) return counter.endsAt - now;
      counter.own += 1;
      counter.untold += 1;
      if (counter.untold < max * TOLD_PART || now < isAloneUntil) return 0;
      const place = counter.untold;
      return tellSoon(counter).then((told) => {
        const mine = told?.get(counter);
        const isWithin = mine === undefined || mine.total - mine.told + place <= max;
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
