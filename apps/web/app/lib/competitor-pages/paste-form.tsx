import { Button, Textarea, TextInput } from '@mantine/core';
import { GIVEN_PAGES_LIMITS } from '@pagewright/contract/given-pages';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { isPageUrl } from './is-page-url.ts';
import { givenPagesMessages } from './messages.ts';
import classes from './competitor-pages.module.css';

/** A page pasted by the user. */
export interface PastedPage {
  readonly text: string;
  readonly url: string | null;
  readonly title: string;
}

interface PasteFormProps {
  readonly isBusy: boolean;
  /** Maximum page length in UTF-16 units. */
  readonly maxLength: number;
  /** Adds the page and returns whether that succeeded. */
  readonly onPage: (page: PastedPage) => Promise<boolean> | boolean;
}

/** A form for one pasted page with its URL and title. */
export function PasteForm({ isBusy, maxLength, onPage }: PasteFormProps) {
  const m = useMessages(givenPagesMessages);
  const [text, setText] = useState('');
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isAddressWrong = url.trim() !== '' && !isPageUrl(url.trim());

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (text.trim() === '' || isAddressWrong) return;
    const isTaken = await onPage({ text, url: url.trim() || null, title: title.trim() });
    // Keep a rejected page so that it can be corrected.
    if (!isTaken) return;
    // Keep what was typed in the meantime.
    setText((now) => (now === text ? '' : now));
    setUrl((now) => (now === url ? '' : now));
    setTitle((now) => (now === title ? '' : now));
    setChecked(false);
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={m.text}
        description={m.textHelp}
        required
        rows={6}
        maxLength={maxLength}
        value={text}
        error={isChecked && text.trim() === '' ? m.textRequired : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        label={m.address}
        description={m.addressHelp}
        type="url"
        maxLength={GIVEN_PAGES_LIMITS.url}
        value={url}
        error={isChecked && isAddressWrong ? m.addressWrong : null}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label={m.name}
        description={m.nameHelp}
        maxLength={GIVEN_PAGES_LIMITS.title}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy}>
        {m.addPage}
      </Button>
    </form>
  );
}
