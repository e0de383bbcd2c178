import type pg from 'pg';
import type { SpanAttributes, Tracer } from './tracer.ts';
import { currentWork, during, type WorkContext } from './work-context.ts';

let tracer: Tracer | null = null;

/** Sends traces to a collector from now on, until the answer is called. */
export async function startTracing(
  endpoint: string,
  about: { readonly version: string },
): Promise<() => Promise<void>> {
  const { createTracer } = await import('./open-telemetry.ts');
  const started = createTracer(endpoint, about);
  tracer = started;
  return async () => {
    if (tracer === started) tracer = null;
    await started.close();
  };
}

/** The tracer; null while nothing is traced. */
export function activeTracer(): Tracer | null {
  return tracer;
}

/** Runs something in a span of its own; just runs it while nothing is traced. */
export async function traced<Result>(
  name: string,
  kind: 'client' | 'consumer' | 'internal',
  attributes: SpanAttributes,
  run: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return run();
  const work = currentWork();
  const span = tracer.begin(name, kind, attributes, work?.trace);
  const inside: WorkContext = { requestId: work?.requestId ?? '', trace: span.trace };
  try {
    const result = await during(inside, run);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}

/** The running code's place in its trace, for work that is done later; null while nothing is traced. */
export function traceParent(): string | null {
  const trace = currentWork()?.trace;
  return trace === undefined ? null : (tracer?.writeParent(trace) ?? null);
}

/** Makes a span of every statement of a pool's connections. Statements hold no values: those are parameters. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const tracedQuery = (...args: unknown[]): unknown => {
      const active = tracer;
      const work = currentWork();
      // Outside of any request or job are only the loops that look for work.
      if (active === null || work?.trace === undefined) return query(...args);
      const text = statementOf(args[0]);
      if (text === null) return query(...args);
      const span = active.begin(
        `postgresql ${text.split(/\s/, 1)[0]?.toLowerCase() ?? ''}`,
        'client',
        { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 500) },
        work.trace,
      );
      const last = args.at(-1);
      if (typeof last === 'function') {
        const done = (error: unknown, ...rest: unknown[]): void => {
          span.end(error ? { error } : undefined);
          (last as (...all: unknown[]) => void)(error, ...rest);
        };
        return query(...args.slice(0, -1), done);
      }
      const result = query(...args);
      if (result instanceof Promise)
        result.then(
          () => span.end(),
          (error: unknown) => span.end({ error }),
        );
      else span.end();
      return result;
    };
    client.query = tracedQuery as unknown as typeof client.query;
  });
}

/** The text of a statement; null for a stream of one, such as COPY. */
function statementOf(given: unknown): string | null {
  if (typeof given === 'string') return given.trimStart();
  const text: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : null;
  const isStream = typeof given === 'object' && given !== null && 'submit' in given;
  return typeof text === 'string' && !isStream ? text.trimStart() : null;
}
