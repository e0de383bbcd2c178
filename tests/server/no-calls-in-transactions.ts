import { subscribe } from 'node:diagnostics_channel';
import { isInTransaction } from '../../apps/server/src/platform/db/transaction-scope.ts';

/** Where `fetch` and our guarded client, and Node's own client (as in the S3 SDK), begin a request. */
const CHANNELS = ['undici:request:create', 'http.client.request.start'];

const STACK_FRAMES = 60;

/**
 * A request to another system while a transaction is open holds a connection and locks until that system answers. It
 * fails the run, with the place that sent it: wrap the transaction in `waitingFirst`, or send from an external effect.
 */
function refuseCalls(): void {
  for (const channel of CHANNELS)
    subscribe(channel, () => {
      if (!isInTransaction()) return;
      // The client's own calls alone are ten frames.
      const { stackTraceLimit } = Error;
      Error.stackTraceLimit = STACK_FRAMES;
      try {
        throw new Error('A request is sent while a transaction is open.');
      } finally {
        Error.stackTraceLimit = stackTraceLimit;
      }
    });
}

if (!refused()) refuseCalls();

/** Whether a setup of this process already subscribed. */
function refused(): boolean {
  const key = Symbol.for('pagewright: no calls in transactions');
  const isDone = Reflect.has(globalThis, key);
  Reflect.set(globalThis, key, true);
  return isDone;
}
