import type { Context, Log, Services } from '../context.ts';
import type { Database } from '../db/client.ts';

/** Context of work without a caller: no actor, and the database of the transaction it runs in. */
export interface EffectContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
}

/**
 * A kind of outbox effect. `run` executes in the transaction that marks its row as done, so its database writes happen
 * exactly once. External calls may be repeated if a server is killed, or if `run` computes, so they must be idempotent.
 */
export interface Effect<Payload = unknown> {
  readonly kind: string;
  /** Only touches the database, so it never waits behind a slow service. */
  readonly isLocal?: boolean;
  /** Runs only on servers whose clock agrees with the database's. */
  readonly needsTrueClock?: boolean;
  /** Maximum attempts; 10 by default, over about 17 minutes. */
  readonly attempts?: number;
  /** Parses the stored payload; throws if it is invalid. */
  parse(payload: unknown): Payload;
  /** @throws PermanentFailure if retrying cannot help; any other error is retried. */
  run(ctx: EffectContext, payload: Payload, key: string): Promise<void>;
  /**
   * Runs several at once with shared statements and returns the keys of those that succeeded. The rest, or all if it
   * throws, are run one by one.
   */
  runBatch?(ctx: EffectContext, batch: readonly Batched<Payload>[]): Promise<ReadonlySet<string>>;
  /** Called when the effect has failed permanently, in the transaction that records it. */
  onGiveUp?(ctx: EffectContext, payload: Payload, key: string, reason: string): Promise<void>;
}

/** An effect in a batch. */
export interface Batched<Payload> {
  readonly key: string;
  readonly payload: Payload;
}

/**
 * A kind of effect that calls an external service: `send` runs outside any transaction, many in parallel but few per
 * channel, so that one slow service does not block the others. `record` saves the outcome in the transaction that marks
 * the row as done. A killed server's requests are sent again, so they must be idempotent.
 */
export interface ExternalEffect<Payload = unknown, Outcome = unknown> {
  readonly kind: string;
  /** Runs only on servers whose clock agrees with the database's. */
  readonly needsTrueClock?: boolean;
  /** Maximum attempts; 10 by default. */
  readonly attempts?: number;
  /** Timeout of one attempt in milliseconds; defaults to the setting, ten seconds at most. */
  readonly timeoutMs?: number;
  /** Parses the stored payload; throws if it is invalid. */
  parse(payload: unknown): Payload;
  /**
   * Returns the response, or why there was none: a failure that is to be expected is an outcome, not an error.
   * @throws the signal's reason after the timeout; any other error is retried.
   */
  send(ctx: EffectContext, payload: Payload, signal: AbortSignal): Promise<Outcome>;
  record(ctx: EffectContext, payload: Payload, outcome: Outcome): Promise<void>;
  /** Called when the effect has failed permanently, in the transaction that records it. */
  onGiveUp?(ctx: EffectContext, payload: Payload, key: string, reason: string): Promise<void>;
}

/** A failure that retrying cannot fix; `reason` is a code for the person who is notified. */
export class PermanentFailure extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** An outbox row, written by the transaction that causes the effect. */
export interface NewEffect {
  readonly kind: string;
  /** Unique key; a second effect with the same key is dropped. */
  readonly key: string;
  readonly payload: unknown;
  /** Due time; now by default. */
  readonly dueAt?: Date;
  /** Due time as seconds from now, by the database's clock. */
  readonly inSeconds?: number;
  /** External effects only: the service that is called, for limiting concurrency. */
  readonly channel?: string;
}

export type OutboxContext = Pick<Context, 'db'>;

/** Checks every second, on every server, for what has come due and writes its effects; returns how many. */
export interface Sweep {
  readonly name: string;
  run(ctx: EffectContext): Promise<number>;
}

/** A job that one server runs on a cron schedule. */
export interface RecurringJob {
  readonly name: string;
  /** Cron expression in UTC. */
  readonly cron: string;
  /** Takes minutes; such jobs have workers of their own, so that no short one waits for them. */
  readonly isLong?: boolean;
  run(ctx: EffectContext): Promise<void>;
}

/** Long-running work on every server, from start to stop. */
export interface Runner {
  /** Starts the work; `stop` accepts no more and waits up to `graceMs` for running work. */
  start(ctx: EffectContext): { stop(graceMs: number): Promise<void> };
}

/** Background work of a feature. */
export interface JobSet {
  readonly effects?: readonly Effect[];
  readonly outside?: readonly ExternalEffect[];
  readonly sweeps?: readonly Sweep[];
  readonly recurring?: readonly RecurringJob[];
  /** Recurring jobs of earlier versions, which are removed from the schedule. */
  readonly retired?: readonly string[];
  readonly runners?: readonly Runner[];
}
