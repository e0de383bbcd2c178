import { Button } from '@mantine/core';
import { firstObjection } from '@pagewright/contract/validators';
import { IconLinkOff } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { resetPassword } from '../../lib/session/auth-calls.ts';
import { useValidators } from '../../lib/validation/use-validators.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuthForm } from './auth-form.tsx';
import { authMessages, authTitleMessages } from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

/** Sets a new password with the token of an emailed link; null if the URL has none. */
export function ResetPasswordForm({ token }: { readonly token: string | null }) {
  const m = useMessages(authMessages);
  const titles = useMessages(authTitleMessages);
  const valid = useValidators();
  const navigate = useNavigate();
  const { form, ...sending } = useAuthForm({
    initialValues: { newPassword: '' },
    validate: { newPassword: (value) => firstObjection(value, valid.required(), valid.password()) },
    send: (values) => resetPassword(token ?? '', values.newPassword),
    onDone: () => {
      notify({ type: 'success', message: m.passwordSaved });
      void navigate('/sign-in', { replace: true });
    },
  });
  if (token === null || token === '') {
    return (
      <EmptyState
        icon={<IconLinkOff size={26} stroke={1.6} />}
        title={m.linkMissingTitle}
        level={1}
        description={m.linkMissing}
        action={
          <Button component={Link} to="/forgot-password">
            {m.askAgain}
          </Button>
        }
      />
    );
  }
  return (
    <AuthForm
      title={titles.resetPassword}
      intro={m.resetIntro}
      submitLabel={m.savePassword}
      {...sending}
      footer={
        <Link className={classes.link} to="/forgot-password">
          {m.askAgain}
        </Link>
      }
    >
      <NewPasswordField
        label={m.newPassword}
        name="newPassword"
        typed={form.values.newPassword}
        {...form.getInputProps('newPassword')}
      />
    </AuthForm>
  );
}
