import { useLocation } from 'react-router';
import { authTitles, SignInForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';
import { SignedOutOnly } from '../shell/signed-out-only.tsx';

export const meta = () => screenMeta(sentencesOf(authTitles).signIn);

/** Signs visitors in. */
export default function SignIn() {
  const state: unknown = useLocation().state;
  return (
    <SignedOutOnly state={state}>
      <SignInForm state={state} />
    </SignedOutOnly>
  );
}
