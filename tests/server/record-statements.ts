import pg from 'pg';
import { currentWorkContext } from '../../apps/server/src/platform/observability/work-context.ts';

/** A statement as the server sent it. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (...given: unknown[]) => unknown;

/**
 * Runs a call to a server in this process, and returns the statements that it sent to the database for it, in order.
 * Statements of other requests and of jobs are told apart by the request's ID.
 */
export async function recordStatements(
  call: () => Promise<{ readonly status: number; readonly headers: Headers }>,
): Promise<SentStatement[]> {
  const sent: (SentStatement & { readonly requestId: string | undefined })[] = [];
  const restore = [pg.Pool, pg.Client].map(({ prototype }) => {
    const { query } = prototype as { query: Query };
    const recording: Query = function recording(this: unknown, ...given) {
      // A pool's statement reaches one of its clients with a callback.
      if (typeof given.at(-1) !== 'function') {
        const [first, second] = given as [string | SentStatement, unknown[] | undefined];
        const statement = typeof first === 'string' ? { text: first } : first;
        const { text, values = [] } = { values: second, ...statement };
        sent.push({ text, values, requestId: currentWorkContext()?.requestId });
      }
      return query.apply(this, given);
    };
    Reflect.set(prototype, 'query', recording);
    return () => Reflect.set(prototype, 'query', query);
  });
  try {
    const { status, headers } = await call();
    const requestId = headers.get('x-request-id');
    if (status !== 200 || requestId === null)
      throw new Error(`the call answered ${status} with request ID ${requestId}`);
    return sent.filter((one) => one.requestId === requestId).map(({ text, values }) => ({ text, values }));
  } finally {
    for (const one of restore) one();
  }
}
