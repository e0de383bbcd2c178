import { Button, Textarea } from '@mantine/core';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { reviewMessages } from '../messages.ts';
import classes from '../review.module.css';

interface TextFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly start?: string;
  readonly isPending: boolean;
  readonly onSubmit: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** A reply that is written, or a comment that is changed. */
export function TextForm({ label, submitLabel, start = '', isPending, onSubmit, onCancel }: TextFormProps) {
  const m = useMessages(reviewMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);

  function submit(): void {
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else void onSubmit(text);
  }

  return (
    <div className={classes.form} data-keeps-escape>
      <Textarea
        ref={field}
        aria-label={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_LIMITS.text}
        value={text}
        error={isMissing && text.trim() === '' ? m.writeSomething : null}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => (key === 'Escape' ? onCancel() : undefined)}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" disabled={isPending} onClick={submit}>
          {submitLabel}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </div>
  );
}
