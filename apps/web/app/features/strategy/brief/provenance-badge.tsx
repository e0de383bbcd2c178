import type { ProvenanceKind } from '@pagewright/contract/provenance';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { PROVENANCE_TINTS } from '../../../lib/provenance/provenance-tints.ts';
import { Badge } from '../../../ui/badge.tsx';
import { strategyMessages } from '../messages.ts';

interface ProvenanceBadgeProps {
  readonly kind: ProvenanceKind;
  /** Number of pages read: a brief based on three pages is modeled too, from these. */
  readonly pages?: number;
}

/** How a statement was obtained. */
export function ProvenanceBadge({ kind, pages = 0 }: ProvenanceBadgeProps) {
  const m = useMessages(strategyMessages);
  const name = m[`provenance_${kind}`];
  return <Badge tint={PROVENANCE_TINTS[kind]}>{pages === 0 ? name : m.fromPages(name, pages)}</Badge>;
}
