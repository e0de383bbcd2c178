import { useLocation } from 'react-router';
import { authTitleMessages, HostedForm, SignUpForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { pageBackState } from '../lib/session/page-back.ts';
import { screenMeta } from '../shell/screen-meta.ts';
import { SignedOutOnly } from '../shell/signed-out-only.tsx';

export const meta = () => screenMeta(sentencesOf(authTitleMessages).signUp);

/** Sign-up screen. */
export default function SignUp() {
  const location = useLocation();
  const state: unknown = location.state ?? pageBackState(location.search);
  return (
    <SignedOutOnly state={state}>
      {isHosted() ? <HostedForm kind="signUp" state={state} /> : <SignUpForm state={state} />}
    </SignedOutOnly>
  );
}
