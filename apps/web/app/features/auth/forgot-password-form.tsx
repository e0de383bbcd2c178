import { Button } from '@mantine/core';
import { firstObjection } from '@pagewright/contract/validators';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { requestPasswordReset } from '../../lib/session/auth-calls.ts';
import { useValidators } from '../../lib/validation/use-validators.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { authMessages, authTitleMessages } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

/** Requests a password reset email; the response is the same whether the address is known or not. */
export function ForgotPasswordForm({ state }: { readonly state: unknown }) {
  const m = useMessages(authMessages);
  const titles = useMessages(authTitleMessages);
  const valid = useValidators();
  const [isSent, setIsSent] = useState(false);
  const { form, ...sending } = useAuthForm({
    initialValues: { email: '' },
    validate: { email: (value) => firstObjection(value, valid.required(), valid.email()) },
    send: (values) => requestPasswordReset(values.email),
    onDone: () => setIsSent(true),
  });
  const back = (
    <Link className={classes.link} to="/sign-in" state={state}>
      {m.backToSignIn}
    </Link>
  );
  if (isSent) {
    return (
      <div role="status">
        <EmptyState
          icon={<IconMailCheck size={26} stroke={1.6} />}
          title={m.sentTitle}
          level={1}
          description={m.sent(form.values.email)}
          action={
            <Button variant="default" onClick={() => setIsSent(false)}>
              {m.sendAgain}
            </Button>
          }
        />
        <div className={classes.footer}>{back}</div>
      </div>
    );
  }
  return (
    <AuthForm
      title={titles.forgotPassword}
      intro={m.forgotIntro}
      submitLabel={m.sendLink}
      {...sending}
      footer={back}
    >
      <EmailField {...form.getInputProps('email')} />
    </AuthForm>
  );
}
