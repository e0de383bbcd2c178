import { Button, PasswordInput } from '@mantine/core';
import { connectPageSpeed, PAGE_SPEED_LIMITS } from '@pagewright/contract/analytics';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import type { WithReauthentication } from '../../../lib/api/use-reauthenticated-mutation.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { speedConnectionMessages } from './speed-connection-messages.ts';
import { KeySteps } from '../connection/key-steps.tsx';
import classes from '../connection/connection.module.css';

interface SpeedKeyFormProps {
  readonly withReauthentication: WithReauthentication;
  readonly onConnected: () => void;
}

/** Takes an API key. Google is asked about it before it is stored. */
export function SpeedKeyForm({ withReauthentication, onConnected }: SpeedKeyFormProps) {
  const m = useMessages(speedConnectionMessages);
  const { run, isRunning, cancel } = useLongCall(connectPageSpeed);
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);

  async function connect(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    const { data, error } = await withReauthentication(() => run({ body: { key: key.trim() } }));
    if (data) {
      notify({ type: 'success', message: m.connected });
      onConnected();
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  return (
    <form className={classes.part} onSubmit={(event) => void connect(event)}>
      <KeySteps messages={m} />
      <div className={classes.choice}>
        <PasswordInput
          label={m.key}
          maxLength={PAGE_SPEED_LIMITS.key}
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={({ currentTarget: { value } }) => setKey(value)}
        />
        <Button type="submit" loading={isRunning} disabled={key.trim() === ''}>
          {m.connect}
        </Button>
        {isRunning ? (
          <Button variant="default" onClick={cancel}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
      <p className={problem === null ? classes.quiet : classes.fault} role="status">
        {isRunning ? m.connecting : problem}
      </p>
    </form>
  );
}
