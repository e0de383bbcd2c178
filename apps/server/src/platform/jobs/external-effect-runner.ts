import { setTimeout as delay } from 'node:timers/promises';
import { createWakeSignal } from './wake-signal.ts';
import { runExternalEffect, claimExternalEffect } from './run-external-effect.ts';
import type { EffectContext, ExternalEffect } from './define.ts';

/** External calls that one server makes at once; no database connection is held meanwhile. */
const AT_ONCE = 32;
/** How many of them per channel. */
const AT_ONCE_IN_CHANNEL = 2;
/** Limits the cost of a missed wake-up. */
const SLEEP_MAX_MS = 60_000;

interface RunnerParts {
  readonly ctx: EffectContext;
  readonly effects: readonly ExternalEffect[];
  readonly isClockTrue: () => boolean;
}

/** Runs external effects until stopped. */
export interface ExternalEffectRunner {
  /** Signals that something may be due. */
  ring(): void;
  /** Starts nothing more and waits for pending calls; after `graceMs` they are left for another server to repeat. */
  stop(graceMs: number): Promise<void>;
}

/** Starts running external effects on this server. */
export function startExternalEffectRunner({ ctx, effects, isClockTrue }: RunnerParts): ExternalEffectRunner {
  const { log } = ctx;
  const byKind = new Map(effects.map((effect) => [effect.kind, effect]));
  const bell = createWakeSignal();
  const stopping = new AbortController();
  const running = new Map<Promise<void>, string>();
  let isStopping = false;

  const busyChannels = (): string[] => {
    const counts = Map.groupBy(running.values(), (channel) => channel);
    return [...counts].flatMap(([channel, all]) => (all.length >= AT_ONCE_IN_CHANNEL ? [channel] : []));
  };

  /** Starts one effect; returns false if nothing may start now. */
  const beginNext = async (): Promise<boolean> => {
    if (running.size >= AT_ONCE) return false;
    const possible = effects.filter((effect) => isClockTrue() || !effect.needsTrueClock);
    const kinds = possible.map(({ kind }) => kind);
    const row = await claimExternalEffect(ctx.db, kinds, busyChannels());
    const effect = row && byKind.get(row.kind);
    if (!effect) return false;
    const work = runExternalEffect(ctx, effect, row, stopping.signal)
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
