import { useSearchParams } from 'react-router';
import { authTitles, ResetPasswordForm } from '../features/auth/index.ts';
import { sentencesOf } from '../lib/messages/define-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(sentencesOf(authTitles).resetPassword);

/** Where the mailed link of a forgotten password leads. */
export default function ResetPassword() {
  const [search] = useSearchParams();
  return <ResetPasswordForm token={search.get('token')} />;
}
