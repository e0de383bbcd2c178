import { Navigate, useLocation } from 'react-router';
import { authTitleMessages, ForgotPasswordForm } from '../features/auth/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(authTitleMessages).forgotPassword);

/** Requests a password reset email. */
export default function ForgotPassword() {
  const state: unknown = useLocation().state;
  // A hosted identity service handles this in its own form.
  return isHosted() ? <Navigate to="/sign-in" replace state={state} /> : <ForgotPasswordForm state={state} />;
}
