import { Button, FileButton, Textarea } from '@mantine/core';
import {
  connectSearch,
  SEARCH_CONNECTION_LIMITS,
  type SearchPropertyChoice,
} from '@pagewright/contract/analytics';
import { IconFileImport } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { searchConnectionMessages } from './connection-messages.ts';
import { KeySteps } from '../connection/key-steps.tsx';
import classes from '../connection/connection.module.css';

interface KeyFormProps {
  readonly withReauthentication: WithReauthentication;
  readonly onConnected: (properties: readonly SearchPropertyChoice[]) => void;
}

/** Accepts a service account key as file or text; it is verified with Google before it is stored. */
export function KeyForm({ withReauthentication, onConnected }: KeyFormProps) {
  const m = useMessages(searchConnectionMessages);
  const { run, isRunning, cancel } = useLongCall(connectSearch);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);

  async function connect(key: string): Promise<void> {
    setProblem(null);
    const { data, error } = await withReauthentication(() => run({ body: { key } }));
    if (data) {
      notify({ type: 'success', message: m.connected });
      onConnected(data.properties);
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  async function take(file: File | null): Promise<void> {
    if (file === null) return;
    if (file.size > SEARCH_CONNECTION_LIMITS.key) setProblem(m.tooLarge);
    else await connect(await file.text());
  }

  return (
    <div className={classes.part}>
      <h3 className={classes.way}>{m.withKey}</h3>
      <KeySteps messages={m} />
      <div className={classes.buttons}>
        <FileButton accept=".json,application/json" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} loading={isRunning} leftSection={<IconFileImport size={17} />}>
              {m.upload}
            </Button>
          )}
        </FileButton>
        {isRunning ? (
          <Button variant="default" onClick={cancel}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
      <Textarea
        label={m.paste}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={SEARCH_CONNECTION_LIMITS.key}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={text.trim() === '' || isRunning}
          onClick={() => void connect(text)}
        >
          {m.connect}
        </Button>
      </div>
      <p className={problem === null ? classes.quiet : classes.fault} role="status">
        {isRunning ? m.connecting : problem}
      </p>
    </div>
  );
}
