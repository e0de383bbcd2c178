import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { KeySteps } from './key-steps.tsx';
import classes from './connection.module.css';

interface KeyFileFormProps<Answer> {
  readonly messages: ComponentProps<typeof KeySteps>['messages'] & {
    readonly upload: string;
    readonly paste: string;
    readonly connect: string;
    readonly connecting: string;
    readonly connected: string;
    readonly cancel: string;
    readonly tooLarge: string;
  };
  readonly lengthMax: number;
  readonly isRunning: boolean;
  /** Whether everything else that is needed was entered. */
  readonly isReady: boolean;
  readonly onConnect: (key: string) => Promise<ApiResult<Answer>>;
  readonly onConnected: (answer: Answer) => void;
  readonly onCancel: () => void;
  /** Fields before the key. */
  readonly children?: ReactNode;
}

/** Takes a service account key as file or text. The service is asked about it before it is stored. */
export function KeyFileForm<Answer>(props: KeyFileFormProps<Answer>) {
  const { messages: m, lengthMax, isRunning, isReady, onConnect, onConnected, onCancel, children } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);

  async function connect(key: string): Promise<void> {
    setProblem(null);
    const { data, error } = await onConnect(key);
    if (!error) {
      notify({ type: 'success', message: m.connected });
      onConnected(data);
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  async function take(file: File | null): Promise<void> {
    if (file === null) return;
    if (file.size > lengthMax) setProblem(m.tooLarge);
    else await connect(await file.text());
  }

  return (
    <div className={classes.part}>
      <KeySteps messages={m} />
      {children}
      <div className={classes.buttons}>
        <FileButton accept=".json,application/json" onChange={(file) => void take(file)}>
          {(button) => (
            <Button
              {...button}
              loading={isRunning}
              disabled={!isReady}
              leftSection={<IconFileImport size={17} />}
            >
              {m.upload}
            </Button>
          )}
        </FileButton>
        {isRunning ? (
          <Button variant="default" onClick={onCancel}>
            {m.cancel}
          </Button>
        ) : null}
      </div>
      <Textarea
        label={m.paste}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={lengthMax}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={!isReady || text.trim() === '' || isRunning}
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
