import { Button, TextInput } from '@mantine/core';
import { nameModelServer, readSettings, type Settings } from '@pagewright/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { isPageUrl } from '../../../lib/competitor-pages/is-page-url.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { SecretField } from '../../../lib/secret-field/secret-field.tsx';
import { settingsMessages } from '../messages.ts';
import { useModelTest } from './model-test-button.tsx';
import classes from '../settings.module.css';

interface ModelServerProps {
  readonly taken: Settings['models']['server'];
  readonly withReauthentication: WithReauthentication;
}

/** A model server at any URL, set by an operator; can be tested and removed. */
export function ModelServer({ taken, withReauthentication }: ModelServerProps) {
  const m = useMessages(settingsMessages);
  const queries = useQueryClient();
  const [url, setUrl] = useState(taken?.url ?? '');
  const [model, setModel] = useState(taken?.model ?? '');
  const [key, setKey] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const urlError = isPageUrl(url.trim()) ? null : m.serverUrlWrong;
  const modelError = model.trim() === '' ? m.serverModelWrong : null;

  function readInput() {
    setChecked(true);
    if (urlError !== null || modelError !== null) return null;
    const typed = key.trim();
    return { url: url.trim(), model: model.trim(), ...(typed === '' ? {} : { key: typed }) };
  }
  const { button, result } = useModelTest('', () => {
    const server = readInput();
    return server && { server };
  });

  async function name(server: ReturnType<typeof readInput>, message: string): Promise<void> {
    setSaving(true);
    const { error } = await withReauthentication(() => callApi(nameModelServer, { body: { server } }));
    setSaving(false);
    if (error) {
      notifyFailure(error);
      return;
    }
    setKey('');
    setChecked(false);
    await queries.invalidateQueries({ queryKey: apiQueryKey(readSettings) });
    notify({ type: 'success', message });
  }

  function use(): void {
    const server = readInput();
    if (server) void name(server, m.serverTaken(server.model));
  }

  return (
    <div className={classes.key}>
      <h3 className={classes.keyName}>{m.otherServer}</h3>
      <p className={classes.note}>{m.otherServerHelp}</p>
      {taken ? (
        <div className={classes.bar}>
          <p className={classes.outcome}>{m.serverInUse(taken.model, taken.url)}</p>
          <Button
            variant="subtle"
            color="red"
            loading={isSaving}
            onClick={() => void name(null, m.localPutAway(taken.model))}
          >
            {m.putAway}
          </Button>
        </div>
      ) : null}
      <TextInput
        label={m.serverUrl}
        placeholder="http://127.0.0.1:8000/v1"
        maxLength={500}
        value={url}
        error={isChecked ? urlError : null}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label={m.serverModel}
        maxLength={200}
        value={model}
        error={isChecked ? modelError : null}
        onChange={(event) => setModel(event.currentTarget.value)}
      />
      <SecretField
        label={m.serverKey}
        placeholder={taken?.hasKey ? m.otherKey : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <div className={classes.bar}>
        {button}
        <Button variant="default" loading={isSaving} onClick={use}>
          {m.useServer}
        </Button>
      </div>
      {result}
    </div>
  );
}
