import { randomUUID } from 'node:crypto';
import { activeTracer, traced } from '../observability/tracing.ts';
import { during } from '../observability/work-context.ts';
import type { OutboxRow } from './settle.ts';

/** Carries out an effect as part of the request that caused it: by the same id in the log, and in the same trace. */
export function duringEffect<Result>(
  row: Pick<OutboxRow, 'kind' | 'key' | 'requestId' | 'traceParent' | 'attempts'>,
  carryOut: () => Promise<Result>,
): Promise<Result> {
  const trace = row.traceParent === null ? undefined : activeTracer()?.readParent(row.traceParent);
  const about = { 'pagewright.effect': row.kind, 'pagewright.attempts': row.attempts };
  return during({ requestId: row.requestId ?? randomUUID(), trace: trace ?? undefined }, () =>
    traced(`effect ${row.kind}`, 'consumer', about, carryOut),
  );
}
