import { Button, Textarea } from '@mantine/core';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { reviewMessages } from '../messages.ts';
import { useTextInProgress } from './use-text-in-progress.ts';
import classes from '../review.module.css';

interface TextFormProps {
  /** The storage name of the text until it is sent. */
  readonly name: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly start?: string;
  readonly isPending: boolean;
  readonly takesFocus: boolean;
  /** Returns whether it was sent. */
  readonly onSubmit: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A reply being written or a comment being edited. Escape closes the form and keeps its text; Cancel discards it. */
export function TextForm(props: TextFormProps) {
  const { name, label, submitLabel, start = '', isPending, takesFocus, onSubmit, onClose } = props;
  const m = useMessages(reviewMessages);
  const written = useTextInProgress(name, m.writeSomething, start);
  const focusWhereWanted = useEffectEvent(() => {
    if (takesFocus) written.focus();
  });
  useEffect(() => focusWhereWanted(), []);

  function end(): void {
    written.clear();
    onClose();
  }

  async function submit(): Promise<void> {
    const { text } = written;
    if (written.check() && (await onSubmit(text)) && written.sent(text)) onClose();
  }

  return (
    <div className={classes.form} data-keeps-escape>
      <Textarea
        aria-label={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_LIMITS.text}
        onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
        {...written.field}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" disabled={isPending} onClick={() => void submit()}>
          {submitLabel}
        </Button>
        <Button size="compact-sm" variant="default" onClick={end}>
          {m.cancel}
        </Button>
      </div>
    </div>
  );
}
