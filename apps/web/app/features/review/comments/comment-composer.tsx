import { Button, Textarea } from '@mantine/core';
import type { CommentPlace } from '@pagewright/contract/review';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { reviewMessages } from '../messages.ts';
import type { ReviewDeeds } from '../use-review.ts';
import { useKeptText } from './use-kept-text.ts';
import classes from '../review.module.css';

interface CommentComposerProps {
  readonly itemId: string;
  /** Of the selected words; null where none are. */
  readonly place: CommentPlace | null;
  readonly review: ReviewDeeds;
  readonly onSaid: (id: string) => void;
}

/** Writes a comment on the selected words, or on the whole. */
export function CommentComposer({ itemId, place, review, onSaid }: CommentComposerProps) {
  const m = useMessages(reviewMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(itemId);
  const [isMissing, setMissing] = useState(false);

  async function say(): Promise<void> {
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    const id = await review.say({ text, place });
    if (id === null) return;
    setText('');
    onSaid(id);
    notify({ type: 'success', message: m.added });
  }

  return (
    <div className={classes.form} data-composer data-keeps-escape>
      {place === null ? (
        <p className={classes.quiet}>{m.onWhole}</p>
      ) : (
        <p className={classes.quiet}>
          {m.onSelection} <q className={classes.quote}>{place.quote}</q>
        </p>
      )}
      <Textarea
        ref={field}
        aria-label={m.newComment}
        placeholder={m.newComment}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_LIMITS.text}
        value={text}
        error={isMissing && text.trim() === '' ? m.writeSomething : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        size="xs"
        variant="default"
        className={classes.start}
        disabled={review.isPending}
        onClick={() => void say()}
      >
        {m.comment}
      </Button>
    </div>
  );
}
