import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Services } from '../context.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.ts';
import { runNextEffects } from './run-next-effects.ts';
import { isClockRight } from './clock.ts';
import type { Effect, EffectContext, ExternalEffect, Sweep } from './define.ts';
import { startExternalEffectRunner } from './external-effect-runner.ts';

const POLL_MS = 1_000;
/** The scout wakes a lane that has work; this only limits the cost of a missed wake-up. */
const SLEEP_MAX_MS = 60_000;
const LANES_MAX = 4;
/** A worker that has not polled for this long counts as not running. */
const LOOK_WITHIN_MS = 30_000;
/** With this many new effects at once, the planner's statistics are out of date. */
const ANALYSE_FROM = 200;

export interface WorkerParts {
  readonly pool: pg.Pool;
  readonly services: Services;
  readonly effects: readonly Effect[];
  readonly outside: readonly ExternalEffect[];
  readonly sweeps: readonly Sweep[];
}

export interface Worker {
  /** Whether it recently polled for work. */
  isRunning(): boolean;
  /** Accepts no more work and waits for running work; after `graceMs` it is left for another server to repeat. */
  stop(graceMs: number): Promise<void>;
}

interface Lane {
  readonly bell: WakeSignal;
  readonly effects: readonly Effect[];
  /** Releases its connection; a broken one is closed. */
  release: (isBroken: boolean) => void;
}

/**
 * Polls every second for due effects and runs them in parallel lanes. The first lane only takes effects that touch
 * nothing but the database, so publishing never waits for a slow mail server.
 */
export function startWorker({ pool, services, effects, outside, sweeps }: WorkerParts): Worker {
  const { log } = services;
  const db = openDatabase(pool);
  const ctx: EffectContext = { db, services, log };
  const byKind = new Map(effects.map((effect) => [effect.kind, effect]));
  if (new Set([...effects, ...outside].map(({ kind }) => kind)).size < effects.length + outside.length)
    throw new Error('two effects have one kind');

  let isStopping = false;
  let isClockTrue: boolean | null = null;
  let lookedAt = performance.now();
  const scoutBell = createWakeSignal();
  const laneCount = countLanes(pool);
  const lanes = Array.from({ length: laneCount }, (_, index): Lane => ({
    bell: createWakeSignal(),
    effects: effects.filter((effect) => effect.isLocal || index > 0 || laneCount === 1),
    release: () => undefined,
  }));

  const computing = new Set<string>();
  const runner = startExternalEffectRunner({
    ctx,
    effects: outside,
    isClockTrue: () => isClockTrue === true,
  });

  const scout = async (): Promise<void> => {
    while (!isStopping) {
      const found = await lookAround().catch((error: unknown) => {
        if (!isStopping)
          log.error({ event: 'outbox_unreadable', err: error }, 'the outbox could not be read');
        return { isAnyDue: false, isOutsideDue: false };
      });
      if (found.isAnyDue) for (const { bell } of lanes) bell.ring();
      if (found.isOutsideDue) runner.ring();
      if (!isStopping) await scoutBell.sleep(POLL_MS);
    }
  };

  const lookAround = async (): Promise<Pick<Look, 'isAnyDue' | 'isOutsideDue'>> => {
    const { offsetMs, isAnyDue, isOutsideDue } = await readOutbox(db);
    lookedAt = performance.now();
    const isTrue = isClockRight(offsetMs);
    if (isClockTrue !== isTrue && !isTrue)
      log.error({ event: 'clock_off', offsetMs }, 'the clock is off: this server publishes nothing');
    isClockTrue = isTrue;
    // Nothing is attempted, so nothing is given up.
    if (!services.hasRoom()) return { isAnyDue: false, isOutsideDue: false };
    if (!isClockTrue) return { isAnyDue, isOutsideDue };
    let written = 0;
    for (const sweep of sweeps) written += await sweep.run(ctx);
    if (written >= ANALYSE_FROM) await db.execute(sql`analyze outbox`);
    return { isAnyDue: isAnyDue || written > 0, isOutsideDue };
  };

  const workLane = async (lane: Lane): Promise<void> => {
    while (!isStopping) {
      await drain(lane).catch((error: unknown) => {
        if (!isStopping)
          log.error({ event: 'effect_unrecorded', err: error }, 'an effect could not be recorded');
      });
      if (!isStopping) await lane.bell.sleep(SLEEP_MAX_MS);
    }
  };

  const drain = async (lane: Lane): Promise<void> => {
    const client = await pool.connect();
    lane.release = (isBroken) => {
      lane.release = () => undefined;
      client.release(isBroken);
    };
    try {
      const session = openDatabase(client);
      let isAnyDue = true;
      while (isAnyDue && !isStopping && services.hasRoom()) {
        const kinds = lane.effects
          .filter((effect) => isClockTrue === true || !effect.needsTrueClock)
          .map((effect) => effect.kind);
        isAnyDue = await runNextEffects(session, services, byKind, kinds, computing);
      }
      lane.release(false);
    } catch (error) {
      lane.release(true);
      throw error;
    }
  };

  const running = Promise.all([scout(), ...lanes.map(workLane)]);
  return {
    isRunning: () => !isStopping && performance.now() - lookedAt < LOOK_WITHIN_MS,
    async stop(graceMs) {
      isStopping = true;
      scoutBell.ring();
      for (const { bell } of lanes) bell.ring();
      await Promise.all([
        Promise.race([running, delay(graceMs, undefined, { ref: false })]),
        runner.stop(graceMs),
      ]);
      // Work still running is rolled back with its connection.
      for (const lane of lanes) lane.release(true);
    },
  };
}

/** A quarter of the connections, so that user calls always find one. */
function countLanes(pool: pg.Pool): number {
  const { max } = pool.options;
  return max < 4 ? 1 : Math.min(LANES_MAX, Math.max(2, Math.floor(max / 4)));
}

/** Result of one poll of the outbox. */
interface Look {
  /** How far this server's clock is ahead of the database's, in milliseconds. */
  readonly offsetMs: number;
  /** Whether an effect is due by the database's clock: for the lanes, and for external calls. */
  readonly isAnyDue: boolean;
  readonly isOutsideDue: boolean;
}

async function readOutbox(db: Database): Promise<Look> {
  const before = Date.now();
  const began = performance.now();
  const pending = sql`select from outbox where done_at is null and failed_at is null and due_at <= now()`;
  const { rows } = await db.execute<{ now: string; is_any_due: boolean; is_outside_due: boolean }>(sql`
    select extract(epoch from clock_timestamp()) * 1000 as now, exists (${pending} and channel = '') as is_any_due,
      exists (${pending} and channel <> '') as is_outside_due`);
  const middle = before + (performance.now() - began) / 2;
  return {
    offsetMs: middle - Number(rows[0]?.now),
    isAnyDue: rows[0]?.is_any_due ?? false,
    isOutsideDue: rows[0]?.is_outside_due ?? false,
  };
}
