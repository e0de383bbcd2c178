import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import {
  CONNECTION_KINDS,
  CONNECTION_LIMITS,
  createConnection,
  updateConnection,
  type Connection,
} from '@pagewright/contract/publishing/connections';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { SecretField } from '../../../lib/secret-field/secret-field.tsx';
import { PublishingDialog } from '../publishing-dialog.tsx';
import { connectionMessages } from './messages.ts';
import classes from '../publishing.module.css';

interface ConnectionFormProps {
  /** Null for a new one. */
  readonly connection: Connection | null;
  readonly withReauthentication: WithReauthentication;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The URL and secret of another site; verified before they are stored. */
export function ConnectionForm({ connection, withReauthentication, onSaved, onClose }: ConnectionFormProps) {
  const m = useMessages(connectionMessages);
  const [draft, setDraft] = useState({
    kind: connection?.kind ?? 'wordpress',
    name: connection?.name ?? '',
    url: connection?.url ?? '',
    userName: connection?.userName ?? '',
    secret: '',
    isAutomatic: connection?.isAutomatic ?? false,
  });
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const create = useLongCall(createConnection);
  const update = useLongCall(updateConnection);
  const isRunning = create.isRunning || update.isRunning;
  const isWordpress = draft.kind === 'wordpress';
  const change = (part: Partial<typeof draft>): void => setDraft((current) => ({ ...current, ...part }));
  const missing = (value: string): string | null => (value.trim() === '' ? m.required : null);
  const errors = {
    name: missing(draft.name),
    url: missing(draft.url),
    userName: isWordpress ? missing(draft.userName) : null,
    secret: connection ? null : missing(draft.secret),
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    setProblem(null);
    if (Object.values(errors).some((error) => error !== null)) return;
    const { kind, secret, ...body } = draft;
    const { error } = connection
      ? await withReauthentication(() =>
          update.run({
            params: { id: connection.id },
            body: { ...body, ...(secret.trim() === '' ? {} : { secret }) },
          }),
        )
      : await withReauthentication(() => create.run({ body: { kind, secret, ...body } }));
    if (!error) onSaved();
    else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  const shown = isChecked ? errors : { name: null, url: null, userName: null, secret: null };
  return (
    <PublishingDialog title={connection ? m.editTitle : m.addTitle} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {connection ? null : (
          <SegmentedControl
            aria-label={m.system}
            fullWidth
            value={draft.kind}
            data={CONNECTION_KINDS.map((kind) => ({ value: kind, label: m.kind(kind) }))}
            onChange={(kind) => change({ kind })}
          />
        )}
        <TextInput
          label={m.name}
          description={m.nameHelp}
          required
          data-autofocus
          maxLength={CONNECTION_LIMITS.name}
          value={draft.name}
          error={shown.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={m.address}
          placeholder="https://blog.example.com"
          type="url"
          required
          autoComplete="off"
          maxLength={CONNECTION_LIMITS.url}
          value={draft.url}
          error={shown.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        {isWordpress ? (
          <TextInput
            label={m.userName}
            required
            autoComplete="off"
            maxLength={CONNECTION_LIMITS.userName}
            value={draft.userName}
            error={shown.userName}
            onChange={(event) => change({ userName: event.currentTarget.value })}
          />
        ) : null}
        <SecretField
          label={isWordpress ? m.password : m.key}
          description={isWordpress ? m.passwordHelp : m.keyHelp}
          placeholder={connection ? m.keep : ''}
          required={!connection}
          autoComplete="new-password"
          maxLength={CONNECTION_LIMITS.secret}
          value={draft.secret}
          error={shown.secret}
          onChange={(event) => change({ secret: event.currentTarget.value })}
        />
        <Checkbox
          label={m.isAutomatic}
          checked={draft.isAutomatic}
          onChange={(event) => change({ isAutomatic: event.currentTarget.checked })}
        />
        <p className={problem === null ? classes.text : classes.fault} role="status">
          {isRunning ? m.connecting : problem}
        </p>
        <div className={classes.buttons}>
          <Button type="submit" disabled={isRunning}>
            {connection ? m.save : m.connect}
          </Button>
          <Button
            variant="default"
            onClick={isRunning ? (connection ? update.cancel : create.cancel) : onClose}
          >
            {m.cancel}
          </Button>
        </div>
      </form>
    </PublishingDialog>
  );
}
