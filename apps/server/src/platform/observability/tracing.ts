import type pg from 'pg';
import type { SpanAttributes, Tracer } from './tracer.ts';
import { currentWorkContext, runInWorkContext, type WorkContext } from './work-context.ts';

let tracer: Tracer | null = null;

/** Sends traces to a collector until the returned function is called. */
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

/** The tracer; null if tracing is off. */
export function activeTracer(): Tracer | null {
  return tracer;
}

/** Runs a function in its own span, or without one if tracing is off. */
export async function traced<Result>(
  name: string,
  kind: 'client' | 'consumer' | 'internal',
  attributes: SpanAttributes,
  run: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return run();
  const work = currentWorkContext();
  const span = tracer.begin(name, kind, attributes, work?.trace);
  const inside: WorkContext = { requestId: work?.requestId ?? '', trace: span.trace };
  try {
    const result = await runInWorkContext(inside, run);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}

/** The current trace context, for later work; null if tracing is off. */
export function traceParent(): string | null {
  const trace = currentWorkContext()?.trace;
  return trace === undefined ? null : (tracer?.writeParent(trace) ?? null);
}

/** The trace context that `traceParent` saved; undefined if there is none, or if tracing is off. */
export function readTraceParent(saved: string | null): unknown {
  return saved === null ? undefined : (tracer?.readParent(saved) ?? undefined);
}

/** Creates a span for every statement of a pool. Statements contain no values: those are parameters. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const tracedQuery = (...args: unknown[]): unknown => {
      const active = tracer;
      const work = currentWorkContext();
      // Only polling loops run outside requests and jobs.
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

/** The text of a statement; null for a stream such as COPY. */
function statementOf(given: unknown): string | null {
  if (typeof given === 'string') return given.trimStart();
  const text: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : null;
  const isStream = typeof given === 'object' && given !== null && 'submit' in given;
  return typeof text === 'string' && !isStream ? text.trimStart() : null;
}
