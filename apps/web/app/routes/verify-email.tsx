import { useSearchParams } from 'react-router';
import { LazyVerifyEmail } from '../features/settings/address/lazy-verify-email.tsx';
import { addressMessages } from '../features/settings/address/messages.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { Guard } from '../shell/guard.tsx';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(addressMessages).title);

/** Where the link leads that confirms an address: for whoever is signed in, else once they are. */
export default function VerifyEmailRoute() {
  const [search] = useSearchParams();
  return (
    <Guard>
      <LazyVerifyEmail token={search.get('token') ?? ''} />
    </Guard>
  );
}
