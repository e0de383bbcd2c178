import type { ProvenanceKind } from '@pagewright/contract/provenance';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PROVENANCE_TINTS } from '../../../lib/provenance/provenance-tints.ts';
import { Badge } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';

/** How a statement was come by. */
export function ProvenanceBadge({ kind }: { readonly kind: ProvenanceKind }) {
  const m = useMessages(strategyMessages);
  return <Badge tint={PROVENANCE_TINTS[kind]}>{m[`provenance_${kind}`]}</Badge>;
}
