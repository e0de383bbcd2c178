import type { ProvenanceKind } from '@pagewright/contract/provenance';
import { useMessages } from '../messages/use-messages.ts';
import { Badge, type BadgeTint } from '../../ui/badge.tsx';
import { defineMessages } from '../messages/define-messages.ts';
import { provenanceMessages } from './provenance-messages.ts';

const messages = defineMessages({ en: provenanceMessages });

const TINTS: Readonly<Record<ProvenanceKind, BadgeTint>> = {
  measured: 'green',
  modelled: 'amber',
  generated: 'violet',
  unknown: 'grey',
};

/** How a statement was come by. */
export function ProvenanceBadge({ kind }: { readonly kind: ProvenanceKind }) {
  const m = useMessages(messages);
  return <Badge tint={TINTS[kind]}>{m[`provenance_${kind}`]}</Badge>;
}
