import type { ProvenanceKind } from '@pagewright/contract/provenance';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PROVENANCE_TINTS } from '../../../lib/provenance/provenance-tints.ts';
import { Badge } from '../../../ui/badge.tsx';
import { advancedMessages } from '../messages.ts';

/** How a result was obtained. */
export function ProvenanceBadge({ kind }: { readonly kind: ProvenanceKind }) {
  const m = useMessages(advancedMessages);
  return <Badge tint={PROVENANCE_TINTS[kind]}>{m[`provenance_${kind}`]}</Badge>;
}
