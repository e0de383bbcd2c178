import { TextInput } from '@mantine/core';
import { PERSON_NAME_MAX } from '@pagewright/contract/auth';
import { firstObjection } from '@pagewright/contract/validators';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { signUp } from '../../lib/session/auth-calls.ts';
import { emailFrom } from '../../lib/session/return-path.ts';
import { useValidators } from '../../lib/validation/use-validators.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { authMessages, authTitleMessages } from './messages.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import classes from './auth-form.module.css';

/** Creates an account and signs in; the new session navigates away. */
export function SignUpForm({ state }: { readonly state: unknown }) {
  const m = useMessages(authMessages);
  const titles = useMessages(authTitleMessages);
  const valid = useValidators();
  const { form, ...sending } = useAuthForm({
    initialValues: { name: '', email: emailFrom(state), password: '' },
    validate: {
      name: (value) => firstObjection(value, valid.required(), valid.maxLength(PERSON_NAME_MAX)),
      email: (value) => firstObjection(value, valid.required(), valid.email()),
      password: (value) => firstObjection(value, valid.required(), valid.password()),
    },
    send: signUp,
  });
  return (
    <AuthForm
      title={titles.signUp}
      intro={m.signUpIntro}
      submitLabel={m.signUp}
      {...sending}
      footer={
        <>
          {m.haveAccount}
          <Link className={classes.link} to="/sign-in" state={state}>
            {m.signIn}
          </Link>
        </>
      }
    >
      <TextInput
        label={m.name}
        name="name"
        autoComplete="name"
        size="md"
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordField
        label={m.password}
        name="password"
        typed={form.values.password}
        {...form.getInputProps('password')}
      />
    </AuthForm>
  );
}
