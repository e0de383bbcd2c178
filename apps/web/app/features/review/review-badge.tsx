import type { ContentCard } from '@pagewright/contract/content';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { badgeMessages } from './badge-messages.ts';

type Reviewed = Pick<ContentCard, 'review' | 'status'>;

/** The outcome of an item's review, if its status does not show it. */
export function ReviewBadge({ item: { review, status } }: { readonly item: Reviewed }) {
  const m = useMessages(badgeMessages);
  if (review === null) return null;
  const { state, isChanged } = review;
  if (state === 'approved' && isChanged) return <Badge tint="amber">{m.changed}</Badge>;
  if (state === 'approved') return status === 'published' ? null : <Badge tint="green">{m.approved}</Badge>;
  if (state === 'returned') return status === 'draft' ? <Badge tint="red">{m.returned}</Badge> : null;
  return status === 'review' ? null : <Badge tint="violet">{m.open}</Badge>;
}
