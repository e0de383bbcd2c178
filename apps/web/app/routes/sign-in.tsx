import { useLocation } from 'react-router';
import { authTitleMessages, HostedForm, SignInForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { pageBackState } from '../lib/session/page-back.ts';
import { screenMeta } from '../shell/screen-meta.ts';
import { SignedOutOnly } from '../shell/signed-out-only.tsx';

export const meta = () => screenMeta(sentencesOf(authTitleMessages).signIn);

/** Sign-in screen. */
export default function SignIn() {
  const location = useLocation();
  const state: unknown = location.state ?? pageBackState(location.search);
  return (
    <SignedOutOnly state={state}>
      {isHosted() ? <HostedForm kind="signIn" state={state} /> : <SignInForm state={state} />}
    </SignedOutOnly>
  );
}
