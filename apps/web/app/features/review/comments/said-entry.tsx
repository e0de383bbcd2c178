import { Button } from '@mantine/core';
import type { Said } from '@pagewright/contract/review';
import { useState } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { useNow } from '../../../ui/use-now.ts';
import { reviewMessages } from '../messages.ts';
import type { ReviewDeeds } from '../use-review.ts';
import { TextForm } from './text-form.tsx';
import classes from '../review.module.css';

interface SaidEntryProps {
  readonly said: Said;
  readonly isMine: boolean;
  readonly review: ReviewDeeds;
}

/** What one person said, with what they can do about it. */
export function SaidEntry({ said, isMine, review }: SaidEntryProps) {
  const m = useMessages(reviewMessages);
  const format = useFormatter();
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const { id, authorName, text, createdAt, editedAt, isRemoved } = said;
  return (
    <div className={classes.said}>
      <p className={classes.who}>
        <strong>{authorName}</strong>{' '}
        <time dateTime={createdAt} title={format.dateTime(createdAt)} className={classes.quiet}>
          {format.relative(createdAt, now)}
        </time>
        {editedAt !== null && !isRemoved ? <span className={classes.quiet}> {m.edited}</span> : null}
      </p>
      {isEditing ? (
        <TextForm
          label={m.editOf(text)}
          submitLabel={m.save}
          start={text}
          isPending={review.isPending}
          onCancel={() => setEditing(false)}
          onSubmit={async (next) => {
            if (await review.change(id, { text: next })) setEditing(false);
          }}
        />
      ) : (
        <p className={isRemoved ? classes.quiet : classes.text}>{isRemoved ? m.removedComment : text}</p>
      )}
      {isMine && !isRemoved && !isEditing ? (
        <div className={classes.buttons}>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-label={m.editOf(text)}
            onClick={() => setEditing(true)}
          >
            {m.edit}
          </Button>
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-label={m.removeOf(text)}
            onClick={() => void review.remove(id)}
          >
            {m.remove}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
