import { Button } from '@mantine/core';
import type { Said } from '@pagewright/contract/review';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { useNow } from '../../../ui/use-now.ts';
import { reviewMessages } from '../messages.ts';
import type { ReviewActions } from '../use-review.ts';
import { TextForm } from '../texts/text-form.tsx';
import { useTextFormOpening } from '../texts/use-text-form-opening.ts';
import classes from '../review.module.css';

interface CommentEntryProps {
  readonly comment: Said;
  readonly isMine: boolean;
  readonly review: ReviewActions;
}

/** A person's comment or reply, with its actions. */
export function CommentEntry({ comment, isMine, review }: CommentEntryProps) {
  const m = useMessages(reviewMessages);
  const format = useFormatter();
  const now = useNow();
  const { id, authorName, text, createdAt, editedAt, isRemoved } = comment;
  const editName = `edit.${id}`;
  const editing = useTextFormOpening(editName);
  const isEditing = editing.isOpen && isMine && !isRemoved;
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
          name={editName}
          label={m.editOf(text)}
          submitLabel={m.save}
          start={text}
          isPending={review.isPending}
          takesFocus={editing.isWanted}
          onSubmit={(next) => review.change(id, { text: next })}
          onClose={editing.close}
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
            onClick={editing.open}
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
