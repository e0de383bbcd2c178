import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './one-time-secret.module.css';

interface OneTimeSecretProps {
  readonly text: string;
  readonly messages: {
    readonly help: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly done: string;
  };
  readonly onDone: () => void;
}

/** A secret that is shown only once, with a copy button. */
export function OneTimeSecret({ text, messages, onDone }: OneTimeSecretProps) {
  return (
    <div className={classes.content}>
      <p className={classes.help}>{messages.help}</p>
      <TextInput
        label={messages.label}
        readOnly
        value={text}
        data-autofocus
        classNames={{ input: classes.secret ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? messages.copied : messages.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{messages.done}</Button>
      </div>
    </div>
  );
}
