import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './one-time-secret.module.css';

interface OneTimeSecretProps {
  readonly text: string;
  readonly sentences: {
    readonly help: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly done: string;
  };
  readonly onDone: () => void;
}

/** A secret that is shown only once, with a copy button. */
export function OneTimeSecret({ text, sentences, onDone }: OneTimeSecretProps) {
  return (
    <div className={classes.content}>
      <p className={classes.help}>{sentences.help}</p>
      <TextInput
        label={sentences.label}
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
              {copied ? sentences.copied : sentences.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{sentences.done}</Button>
      </div>
    </div>
  );
}
