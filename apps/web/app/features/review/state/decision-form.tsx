import { Button, Textarea } from '@mantine/core';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { reviewMessages } from '../messages.ts';
import type { ReviewDeeds } from '../use-review.ts';
import classes from '../review.module.css';

/** Approves or returns an item, with a word to its author. */
export function DecisionForm({ review }: { readonly review: ReviewDeeds }) {
  const m = useMessages(reviewMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [word, setWord] = useState('');
  const [isMissing, setMissing] = useState(false);

  function giveBack(): void {
    const isEmpty = word.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else void review.giveBack(word);
  }

  return (
    <div className={classes.form} data-keeps-escape>
      <Textarea
        ref={field}
        label={m.word}
        description={m.wordHelp}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_LIMITS.word}
        value={word}
        error={isMissing && word.trim() === '' ? m.wordMissing : null}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button size="sm" loading={review.isPending} onClick={() => void review.approve(word)}>
          {m.approve}
        </Button>
        <Button size="sm" variant="default" disabled={review.isPending} onClick={giveBack}>
          {m.return}
        </Button>
      </div>
    </div>
  );
}
