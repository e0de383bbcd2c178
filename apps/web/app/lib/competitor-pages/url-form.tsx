import { Button, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { isPageUrl } from './is-page-url.ts';
import { givenPagesMessages } from './messages.ts';
import classes from './competitor-pages.module.css';

interface UrlFormProps {
  readonly isBusy: boolean;
  /** Reads the pages and returns whether all succeeded. */
  readonly onUrls: (addresses: readonly string[]) => Promise<boolean>;
}

/** A form for page URLs, one per line. */
export function UrlForm({ isBusy, onUrls }: UrlFormProps) {
  const m = useMessages(givenPagesMessages);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const wrong = lines.find((line) => !isPageUrl(line));
  const objection =
    lines.length === 0 ? m.addressesRequired : wrong === undefined ? null : m.addressesWrong(wrong);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    // The form may be nested inside another one.
    event.stopPropagation();
    setChecked(true);
    if (objection !== null || !(await onUrls(lines))) return;
    // Keep what was typed in the meantime.
    setText((now) => (now === text ? '' : now));
    setChecked(false);
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={m.addresses}
        description={m.addressesHelp}
        required
        rows={4}
        value={text}
        error={isChecked ? objection : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {m.fetchPages}
      </Button>
    </form>
  );
}
