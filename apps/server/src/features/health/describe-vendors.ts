import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { VendorOutcome } from '../../vendors/index.ts';
import { healthMessages } from './messages.ts';

type Provider = CallOutput<typeof readStatus>['parts']['providers'][number];

/** Describes the configured language models and search sources by their last outcome, without keys. */
export function describeVendors(outcomes: readonly VendorOutcome[]): Provider[] {
  const kinds = ['model', 'search'] as const;
  return kinds.flatMap((kind) => {
    const known = outcomes.filter((one) => one.kind === kind);
    if (known.length > 0) return known.map(describe);
    const name = kind === 'model' ? 'built-in' : 'none';
    return [
      {
        kind,
        name,
        condition: 'off',
        outcome: healthMessages.notSet[kind],
        triedAt: null,
      } satisfies Provider,
    ];
  });
}

function describe({ kind, name, last }: VendorOutcome): Provider {
  if (last === null)
    return { kind, name, condition: 'untried', outcome: healthMessages.untried, triedAt: null };
  const { at, fault } = last;
  return {
    kind,
    name,
    condition: fault === null ? 'ok' : 'degraded',
    outcome: fault === null ? healthMessages.answered : healthMessages.failed(fault),
    triedAt: at.toISOString(),
  };
}
