import { Navigate, useSearchParams } from 'react-router';
import { authTitleMessages, ResetPasswordForm } from '../features/auth/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(authTitleMessages).resetPassword);

/** Destination of password reset links. */
export default function ResetPassword() {
  const [search] = useSearchParams();
  // A hosted identity service sends no link to this page.
  return isHosted() ? <Navigate to="/sign-in" replace /> : <ResetPasswordForm token={search.get('token')} />;
}
