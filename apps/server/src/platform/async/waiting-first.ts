import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

/** A step that waits for something outside the database, recognized by what it runs with which arguments. */
interface WaitingStep<Result> {
  readonly work: object;
  readonly args: readonly unknown[];
  readonly run: () => Promise<Result>;
}

interface Outcome {
  readonly step: WaitingStep<unknown>;
  readonly ended: PromiseSettledResult<unknown>;
}

/** Thrown by a step inside `waitingFirst`, so that its transaction is rolled back before the step runs. */
class WaitFirst extends Error {
  readonly step: WaitingStep<unknown>;

  constructor(step: WaitingStep<unknown>) {
    super('a step has to run before the transaction');
    this.step = step;
  }
}

/** Whether an error only says that a step has to run before the transaction: `waitingFirst` has to get it. */
export function isWaitFirst(error: unknown): boolean {
  return error instanceof WaitFirst;
}

/** Steps that one attempt may need, so that a step whose arguments differ each time does not repeat it forever. */
const FIRST_MAX = 20;

const attempts = new AsyncLocalStorage<readonly Outcome[]>();

/**
 * Runs something that opens a transaction and waits in it for a thread or another system, without doing so while the
 * transaction is open: a step that has to wait fails the attempt, which is rolled back; the step runs with nothing open;
 * and the attempt is repeated with the step's result. `attempt` must have no effects that a rollback leaves. Inside
 * another `waitingFirst`, the outer one repeats.
 */
export async function waitingFirst<Result>(attempt: () => Promise<Result>): Promise<Result> {
  if (attempts.getStore()) return attempt();
  const outcomes: Outcome[] = [];
  for (;;) {
    try {
      return await attempts.run(outcomes, attempt);
    } catch (error) {
      if (!(error instanceof WaitFirst)) throw error;
      const [ended] = await Promise.allSettled([error.step.run()]);
      outcomes.push({ step: error.step, ended });
    }
  }
}

/**
 * Runs a step at once, or before the transaction of the surrounding `waitingFirst`.
 * @throws what the step throws.
 */
export async function waitFirst<Result>(step: WaitingStep<Result>): Promise<Result> {
  const outcomes = attempts.getStore();
  const known = outcomes?.find(
    (one) => one.step.work === step.work && isDeepStrictEqual(one.step.args, step.args),
  );
  if (known?.ended.status === 'rejected') throw known.ended.reason;
  if (known) return known.ended.value as Result;
  if (outcomes && outcomes.length < FIRST_MAX) throw new WaitFirst(step);
  return step.run();
}
