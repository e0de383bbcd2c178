import { useSearchParams } from 'react-router';
import { LazyVerifyEmail } from '../features/settings/email-verification/lazy-verify-email.tsx';
import { addressMessages } from '../features/settings/email-verification/messages.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { Guard } from '../shell/guard.tsx';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(addressMessages).title);

/** Destination of email verification links. If nobody is signed in, verifies after sign-in. */
export default function VerifyEmailRoute() {
  const [search] = useSearchParams();
  return (
    <Guard>
      <LazyVerifyEmail token={search.get('token') ?? ''} />
    </Guard>
  );
}
