import { Button, PasswordInput } from '@mantine/core';
import { useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { KeySteps } from './key-steps.tsx';
import classes from './connection.module.css';

interface ApiKeyFormProps<Answer> {
  readonly messages: ComponentProps<typeof KeySteps>['messages'] & {
    readonly key: string;
    readonly connect: string;
    readonly connecting: string;
    readonly connected: string;
    readonly cancel: string;
  };
  readonly lengthMax: number;
  readonly isRunning: boolean;
  readonly onConnect: (key: string) => Promise<ApiResult<Answer>>;
  readonly onConnected: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Takes an API key. The service is asked about it before it is stored. */
export function ApiKeyForm<Answer>(props: ApiKeyFormProps<Answer>) {
  const { messages: m, lengthMax, isRunning, onConnect, onConnected, onCancel } = props;
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);

  async function connect(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    const { data, error } = await onConnect(key.trim());
    if (!error) {
      notify({ type: 'success', message: m.connected });
      onConnected(data);
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  return (
    <form className={classes.part} onSubmit={(event) => void connect(event)}>
      <KeySteps messages={m} />
      <div className={classes.choice}>
        <PasswordInput
          label={m.key}
          maxLength={lengthMax}
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={({ currentTarget: { value } }) => setKey(value)}
        />
        <Button type="submit" loading={isRunning} disabled={key.trim() === ''}>
          {m.connect}
        </Button>
        {isRunning ? (
          <Button variant="default" onClick={onCancel}>
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
