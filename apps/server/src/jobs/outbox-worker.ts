import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Services } from '../context.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { createBell, type Bell } from './bell.ts';
import { carryOutNext } from './carry-out-next.ts';
import { isClockRight } from './clock.ts';
import type { Effect, EffectContext, OutsideEffect, Sweep } from './define.ts';
import { startOutsideRunner } from './outside-runner.ts';

const POLL_MS = 1_000;
/** The scout rings a lane that has work; this only bounds a ring that was missed. */
const SLEEP_MAX_MS = 60_000;
const LANES_MAX = 4;
/** A worker that has not looked around for so long does not work. */
const LOOK_WITHIN_MS = 30_000;
/** From so many new effects at once on, the planner's idea of the table is out of date. */
const ANALYSE_FROM = 200;

/** What one server's worker is made of. */
export interface WorkerParts {
  readonly pool: pg.Pool;
  readonly services: Services;
  readonly effects: readonly Effect[];
  readonly outside: readonly OutsideEffect[];
  readonly sweeps: readonly Sweep[];
}

/** A worker that runs until it is stopped. */
export interface Worker {
  /** Whether it looked for work lately. */
  isRunning(): boolean;
  /** Takes no more work, and waits for what runs; after `graceMs` it is left to be done again by another server. */
  stop(graceMs: number): Promise<void>;
}

interface Lane {
  readonly bell: Bell;
  readonly effects: readonly Effect[];
  /** Gives its connection back; a broken one is closed. */
  release: (isBroken: boolean) => void;
}

/**
 * Looks every second for what is due, and carries it out in lanes side by side. The first lane takes only effects that
 * touch nothing but the database, so that publishing never waits for a slow mail server.
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
  const scoutBell = createBell();
  const laneCount = countLanes(pool);
  const lanes = Array.from({ length: laneCount }, (_, index): Lane => ({
    bell: createBell(),
    effects: effects.filter((effect) => effect.isLocal || index > 0 || laneCount === 1),
    release: () => undefined,
  }));

  const runner = startOutsideRunner({ ctx, effects: outside, isClockTrue: () => isClockTrue === true });

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
      while (isAnyDue && !isStopping) {
        const kinds = lane.effects
          .filter((effect) => isClockTrue === true || !effect.needsTrueClock)
          .map((effect) => effect.kind);
        isAnyDue = await carryOutNext(session, services, byKind, kinds);
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
      // What runs still is rolled back with its connection.
      for (const lane of lanes) lane.release(true);
    },
  };
}

/** A quarter of the connections, so that calls of people always find one. */
function countLanes(pool: pg.Pool): number {
  const { max } = pool.options;
  return max < 4 ? 1 : Math.min(LANES_MAX, Math.max(2, Math.floor(max / 4)));
}

/** What one look at the outbox shows. */
interface Look {
  /** How far this server's clock runs ahead of the database's, in milliseconds. */
  readonly offsetMs: number;
  /** Whether an effect is due by the database's clock: for the lanes, and to be asked outside. */
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
