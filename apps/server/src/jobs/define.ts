import type { Context, Log, Services } from '../context.ts';
import type { Database } from '../db/client.ts';

/** What work without a caller has: no actor, and the database of the transaction that it runs in. */
export interface EffectContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
}

/**
 * One kind of effect of the outbox. `carryOut` runs in the transaction that marks its row as done, so what it writes to
 * the database happens once; what it does outside may happen again when a server is killed, and must be harmless then.
 */
export interface Effect<Payload = unknown> {
  readonly kind: string;
  /** It touches nothing but the database, and so is never made to wait for a slow service. */
  readonly isLocal?: boolean;
  /** Only a server whose clock agrees with the database's carries it out. */
  readonly needsTrueClock?: boolean;
  /** How often it is tried before it is given up; 10 where absent, which is about 17 minutes. */
  readonly attempts?: number;
  /** Reads the stored payload; throws where it is not of this kind. */
  parse(payload: unknown): Payload;
  /** @throws FinalFailure where another attempt cannot help, anything else to be tried again later. */
  carryOut(ctx: EffectContext, payload: Payload, key: string): Promise<void>;
  /**
   * Carries out several at once, with statements that they share, and answers the keys of those that it did. The others
   * are carried out one by one; so are all of them where it throws.
   */
  carryOutTogether?(ctx: EffectContext, batch: readonly Batched<Payload>[]): Promise<ReadonlySet<string>>;
  /** Tells whom it concerns that it was given up, in the transaction that says so. */
  giveUp?(ctx: EffectContext, payload: Payload, key: string, reason: string): Promise<void>;
}

/** An effect among others of its kind. */
export interface Batched<Payload> {
  readonly key: string;
  readonly payload: Payload;
}

/**
 * One kind of effect that asks somebody outside and waits for them: `ask` runs with no transaction open, many side by side
 * but few of one channel, so that who answers slowly holds up nobody else. `record` writes what came of it in the
 * transaction that marks the row as done. What a killed server was asking is asked again, so it must be harmless twice.
 */
export interface OutsideEffect<Payload = unknown, Outcome = unknown> {
  readonly kind: string;
  /** Only a server whose clock agrees with the database's carries it out. */
  readonly needsTrueClock?: boolean;
  /** How often it is begun before it is given up; 10 where absent. */
  readonly attempts?: number;
  /** Milliseconds for one attempt; a setting, ten seconds at most, where absent. */
  readonly timeoutMs?: number;
  /** Reads the stored payload; throws where it is not of this kind. */
  parse(payload: unknown): Payload;
  /**
   * What was answered, or why nothing was: an answer that is expected to go wrong at times is an outcome, not an error.
   * @throws the signal's reason once its time is over, anything else to be tried again later.
   */
  ask(ctx: EffectContext, payload: Payload, signal: AbortSignal): Promise<Outcome>;
  record(ctx: EffectContext, payload: Payload, outcome: Outcome): Promise<void>;
  /** Tells whom it concerns that it was given up, in the transaction that says so. */
  giveUp?(ctx: EffectContext, payload: Payload, key: string, reason: string): Promise<void>;
}

/** A failure that another attempt cannot mend; `reason` is a code for whoever is told. */
export class FinalFailure extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** A row to be written to the outbox by the transaction that causes the effect. */
export interface NewEffect {
  readonly kind: string;
  /** Names the effect; a second one with the same key is dropped. */
  readonly key: string;
  readonly payload: unknown;
  /** When it is due; now where absent. */
  readonly dueAt?: Date;
  /** The same as seconds from now, by the database's clock. */
  readonly inSeconds?: number;
  /** Of an outside effect, and only of one: whom it asks. */
  readonly channel?: string;
}

/** The part of a context that writing to the outbox needs. */
export type OutboxContext = Pick<Context, 'db'>;

/** Looks every second, on every server, for what has come due, and writes its effects; answers how many. */
export interface Sweep {
  readonly name: string;
  run(ctx: EffectContext): Promise<number>;
}

/** Work that one of all servers does whenever the clock says so. */
export interface RecurringJob {
  readonly name: string;
  /** Minute, hour, day, month, weekday in UTC. */
  readonly cron: string;
  run(ctx: EffectContext): Promise<void>;
}

/** Long work of every server, from its start to its stop. */
export interface Runner {
  /** Begins the work; `stop` takes no more of it and waits `graceMs` at most for what runs. */
  start(ctx: EffectContext): { stop(graceMs: number): Promise<void> };
}

/** Everything that a feature has done without a caller. */
export interface JobSet {
  readonly effects?: readonly Effect[];
  readonly outside?: readonly OutsideEffect[];
  readonly sweeps?: readonly Sweep[];
  readonly recurring?: readonly RecurringJob[];
  /** Names of recurring jobs that earlier versions had: nothing else takes a plan out of the schedule. */
  readonly retired?: readonly string[];
  readonly runners?: readonly Runner[];
}
