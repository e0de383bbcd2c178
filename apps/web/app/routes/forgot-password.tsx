import { useLocation } from 'react-router';
import { authTitles, ForgotPasswordForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(authTitles).forgotPassword);

/** Asks for a link to choose a new password. */
export default function ForgotPassword() {
  const state: unknown = useLocation().state;
  return <ForgotPasswordForm state={state} />;
}
