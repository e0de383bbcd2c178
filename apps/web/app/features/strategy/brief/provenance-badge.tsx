import type { ProvenanceKind } from '@pagewright/contract/provenance';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';

const TINTS: Readonly<Record<ProvenanceKind, BadgeTint>> = {
  measured: 'green',
  modelled: 'amber',
  generated: 'violet',
  unknown: 'grey',
};

/** How a statement was come by. */
export function ProvenanceBadge({ kind }: { readonly kind: ProvenanceKind }) {
  const m = useMessages(strategyMessages);
  return <Badge tint={TINTS[kind]}>{m[`provenance_${kind}`]}</Badge>;
}
