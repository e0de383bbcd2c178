import { useSearchParams } from 'react-router';
import { LazyUnsubscribe, mailOffMessages } from '../features/notifications/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(mailOffMessages).title);

/** Destination of unsubscribe links. */
export default function UnsubscribeRoute() {
  const [search] = useSearchParams();
  return <LazyUnsubscribe token={search.get('token')} />;
}
