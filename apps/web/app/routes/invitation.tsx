import { useSearchParams } from 'react-router';
import { InvitationAnswer, invitationTitleMessages } from '../features/team/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(invitationTitleMessages).title);

/** Destination of invitation links. */
export default function InvitationRoute() {
  const [search] = useSearchParams();
  return <InvitationAnswer token={search.get('token') ?? ''} />;
}
