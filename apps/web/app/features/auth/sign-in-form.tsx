import { Button, TextInput } from '@mantine/core';
import { firstObjection } from '@pagewright/contract/validators';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { signIn } from '../../lib/session/auth-calls.ts';
import { useSessionState } from '../../lib/session/session-provider.tsx';
import { emailFrom } from '../../lib/session/return-path.ts';
import { useValidators } from '../../lib/validation/use-validators.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { authMessages, authTitleMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { SingleSignOnButton, SingleSignOnRefusal } from './single-sign-on/single-sign-on.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

const focus = (field: HTMLInputElement | null): void => field?.focus();
/** The error code that asks for the second factor. */
const SECOND_FACTOR = 'second_factor_required';

/** Signs in; the new session navigates away. `state` is passed on to the other forms. */
export function SignInForm({ state }: { readonly state: unknown }) {
  const m = useMessages(authMessages);
  const titles = useMessages(authTitleMessages);
  const valid = useValidators();
  const session = useSessionState();
  const [asksCode, setAsksCode] = useState(false);
  const { form, ...sending } = useAuthForm({
    initialValues: { email: emailFrom(state), password: '', code: '' },
    validate: {
      email: (value) => firstObjection(value, valid.required(), valid.email()),
      password: valid.required(),
      code: asksCode ? valid.required() : () => null,
    },
    send: async ({ code, ...person }) => {
      const result = await signIn(asksCode ? { ...person, code } : person);
      if (result.error?.code === SECOND_FACTOR) setAsksCode(true);
      return result;
    },
  });
  const shown = { ...sending, failure: sending.failure?.code === SECOND_FACTOR ? null : sending.failure };
  return (
    <AuthForm
      title={titles.signIn}
      intro={asksCode ? m.codeIntro : 'isIdle' in session && session.isIdle ? m.idleIntro : m.signInIntro}
      submitLabel={m.signIn}
      {...shown}
      alternatives={asksCode ? null : <SingleSignOnButton state={state} />}
      footer={
        <>
          {m.noAccount}
          <Link className={classes.link} to="/sign-up" state={state}>
            {m.createAccount}
          </Link>
        </>
      }
    >
      {asksCode ? (
        <>
          <TextInput
            size="md"
            label={m.code}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            ref={focus}
            {...form.getInputProps('code')}
          />
          <Button variant="subtle" onClick={() => setAsksCode(false)}>
            {m.otherAccount}
          </Button>
        </>
      ) : (
        <>
          <SingleSignOnRefusal />
          <EmailField {...form.getInputProps('email')} />
          <PasswordField
            label={m.password}
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Link className={`${classes.link} ${classes.aside}`} to="/forgot-password" state={state}>
            {m.forgot}
          </Link>
        </>
      )}
    </AuthForm>
  );
}
