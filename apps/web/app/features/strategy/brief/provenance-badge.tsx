import type { BriefProvenance } from '@pagewright/contract/strategy';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';

const TINTS: Readonly<Record<BriefProvenance['kind'], BadgeTint>> = {
  measured: 'green',
  modelled: 'amber',
  generated: 'violet',
  unknown: 'grey',
};

/** How a statement was come by. */
export function ProvenanceBadge({ kind }: { readonly kind: BriefProvenance['kind'] }) {
  const m = useMessages(strategyMessages);
  return <Badge tint={TINTS[kind]}>{m[`provenance_${kind}`]}</Badge>;
}
