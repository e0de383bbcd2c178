import { useLocation } from 'react-router';
import { authTitleMessages, HostedForm, SignInForm } from '../features/auth/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { returnPageState } from '../lib/session/return-page.ts';
import { screenMeta } from '../shell/screen-meta.ts';
import { SignedOutOnly } from '../shell/signed-out-only.tsx';

export const meta = () => screenMeta(getMessages(authTitleMessages).signIn);

/** Sign-in screen. */
export default function SignIn() {
  const location = useLocation();
  const state: unknown = location.state ?? returnPageState(location.search);
  return (
    <SignedOutOnly state={state}>
      {isHosted() ? <HostedForm kind="signIn" state={state} /> : <SignInForm state={state} />}
    </SignedOutOnly>
  );
}
