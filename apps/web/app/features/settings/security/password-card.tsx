import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { changeMyPassword, readSettings } from '@pagewright/contract/settings';
import { firstObjection } from '@pagewright/contract/validators';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { sessionChanged } from '../../../lib/session/session-store.ts';
import { useValidators } from '../../../lib/validation/use-validators.ts';
import { NewPasswordField, PasswordField } from '../../auth/index.ts';
import { securityMessages } from './messages.ts';
import classes from '../settings.module.css';

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' };

/** The user's password: when it was last changed, and a form to change it. */
export function PasswordCard({ lastChanged }: { readonly lastChanged: string | null }) {
  const m = useMessages(securityMessages);
  const valid = useValidators();
  const format = useFormatter();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    mode: 'controlled',
    initialValues: EMPTY,
    validate: {
      currentPassword: valid.required(),
      newPassword: (value) => firstObjection(value, valid.required(), valid.password()),
      repeat: (value, { newPassword }) =>
        firstObjection(value, valid.required(), valid.passwordMatch(newPassword)),
    },
  });

  async function change({ currentPassword, newPassword }: typeof EMPTY): Promise<void> {
    setSending(true);
    const { error } = await callApi(
      changeMyPassword,
      { body: { currentPassword, newPassword } },
      { withCookie: true },
    );
    if (error) {
      setSending(false);
      const isNew = error.details.some(({ path }) => path === 'newPassword');
      return form.setFieldError(isNew ? 'newPassword' : 'currentPassword', failureText(error));
    }
    await sessionChanged();
    await queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });
    setSending(false);
    form.reset();
    notify({ type: 'success', message: m.passwordChanged });
  }

  return (
    <form
      className={classes.card}
      onSubmit={form.onSubmit(
        (values) => void change(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
      noValidate
    >
      <h2 className={classes.title}>{m.password}</h2>
      <p className={classes.help}>
        {lastChanged === null ? null : `${m.lastChanged(format.date(lastChanged))} `}
        {m.changeHelp}
      </p>
      <PasswordField
        size="sm"
        label={m.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordField
        size="sm"
        label={m.newPassword}
        typed={form.values.newPassword}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        size="sm"
        label={m.repeat}
        autoComplete="new-password"
        {...form.getInputProps('repeat')}
      />
      <div className={classes.bar}>
        <Button type="submit" loading={isSending}>
          {m.changePassword}
        </Button>
      </div>
    </form>
  );
}
