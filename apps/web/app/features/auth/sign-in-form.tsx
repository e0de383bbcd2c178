import { email, firstObjection, required } from '@pagewright/contract/validators';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { signIn } from '../../lib/session/auth-calls.ts';
import { emailFrom } from '../../lib/session/way-back.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { authMessages, authTitles } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

/** Signs in; the session that begins moves the page on. `state` goes along to the other forms. */
export function SignInForm({ state }: { readonly state: unknown }) {
  const m = useMessages(authMessages);
  const titles = useMessages(authTitles);
  const { form, ...sending } = useAuthForm({
    initialValues: { email: emailFrom(state), password: '' },
    validate: {
      email: (value) => firstObjection(value, required(), email()),
      password: required(),
    },
    send: signIn,
  });
  return (
    <AuthForm
      title={titles.signIn}
      intro={m.signInIntro}
      submitLabel={m.signIn}
      {...sending}
      footer={
        <>
          {m.noAccount}
          <Link className={classes.link} to="/sign-up" state={state}>
            {m.createAccount}
          </Link>
        </>
      }
    >
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
    </AuthForm>
  );
}
