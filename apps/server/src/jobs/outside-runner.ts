import { setTimeout as delay } from 'node:timers/promises';
import { createBell } from './bell.ts';
import { carryOutOutside, claimOutside } from './carry-out-outside.ts';
import type { EffectContext, OutsideEffect } from './define.ts';

/** What one server asks outside at one time; no connection of the database waits meanwhile. */
const AT_ONCE = 32;
/** Of these, how many in one channel. */
const AT_ONCE_IN_CHANNEL = 2;
/** A ring that was missed costs no more than this. */
const SLEEP_MAX_MS = 60_000;

/** What one server's runner is made of. */
interface RunnerParts {
  readonly ctx: EffectContext;
  readonly effects: readonly OutsideEffect[];
  readonly isClockTrue: () => boolean;
}

/** Carries out outside effects until it is stopped. */
export interface OutsideRunner {
  /** Says that something may be due. */
  ring(): void;
  /** Begins nothing more and waits for what was asked; after `graceMs` it is left to be asked again by another server. */
  stop(graceMs: number): Promise<void>;
}

/** Starts what asks outside on this server. */
export function startOutsideRunner({ ctx, effects, isClockTrue }: RunnerParts): OutsideRunner {
  const { log } = ctx;
  const byKind = new Map(effects.map((effect) => [effect.kind, effect]));
  const bell = createBell();
  const stopping = new AbortController();
  const running = new Map<Promise<void>, string>();
  let isStopping = false;

  const busyChannels = (): string[] => {
    const counts = Map.groupBy(running.values(), (channel) => channel);
    return [...counts].flatMap(([channel, all]) => (all.length >= AT_ONCE_IN_CHANNEL ? [channel] : []));
  };

  /** Begins one effect; false where nothing may be begun now. */
  const beginNext = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE) return false;
    const possible = effects.filter((effect) => isClockTrue() || !effect.needsTrueClock);
    const kinds = possible.map(({ kind }) => kind);
    const row = await claimOutside(ctx.db, kinds, busyChannels());
    const effect = row && byKind.get(row.kind);
    if (!effect) return false;
    const work = carryOutOutside(ctx, effect, row, stopping.signal)
      .catch((error: unknown) => {
        if (!isStopping)
          log.error(
            { event: 'effect_unrecorded', err: error, key: row.key },
            'what was asked could not be recorded',
          );
      })
      .finally(() => {
        running.delete(work);
        bell.ring();
      });
    running.set(work, row.channel);
    return true;
  };

  const loop = async (): Promise<void> => {
    while (!isStopping) {
      const hasBegun = await beginNext().catch((error: unknown) => {
        if (!isStopping)
          log.error({ event: 'outbox_unreadable', err: error }, 'the outbox could not be read');
        return false;
      });
      if (!hasBegun && !isStopping) await bell.sleep(SLEEP_MAX_MS);
    }
  };

  const looping = loop();
  return {
    ring: () => bell.ring(),
    async stop(graceMs) {
      isStopping = true;
      bell.ring();
      const ended = looping.then(() => Promise.all(running.keys()));
      await Promise.race([ended, delay(graceMs, undefined, { ref: false })]);
      stopping.abort(new Error('the server is stopping'));
      await ended;
    },
  };
}
