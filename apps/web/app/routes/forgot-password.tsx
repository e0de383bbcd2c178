import { Navigate, useLocation } from 'react-router';
import { authTitleMessages, ForgotPasswordForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(authTitleMessages).forgotPassword);

/** Asks for a link to choose a new password. */
export default function ForgotPassword() {
  const state: unknown = useLocation().state;
  // A hosted identity service asks for it within its own form.
  return isHosted() ? <Navigate to="/sign-in" replace state={state} /> : <ForgotPasswordForm state={state} />;
}
