import { randomUUID } from 'node:crypto';
import { readTraceParent, traced } from '../observability/tracing.ts';
import { runInWorkContext } from '../observability/work-context.ts';
import type { OutboxRow } from './effect-outcome.ts';

/** Runs an effect as part of the request that caused it: with its request ID in logs, and in its trace. */
export function withEffectContext<Result>(
  row: Pick<OutboxRow, 'kind' | 'key' | 'requestId' | 'traceParent' | 'attempts'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const trace = readTraceParent(row.traceParent);
  const about = { 'pagewright.effect': row.kind, 'pagewright.attempts': row.attempts };
  return runInWorkContext({ requestId: row.requestId ?? randomUUID(), trace }, () =>
    traced(`effect ${row.kind}`, 'consumer', about, run),
  );
}
