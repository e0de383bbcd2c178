import { Button, Textarea } from '@mantine/core';
import type { CommentPlace } from '@pagewright/contract/review';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { reviewMessages } from '../messages.ts';
import type { ReviewActions } from '../use-review.ts';
import { useTextInProgress } from '../texts/use-text-in-progress.ts';
import classes from '../review.module.css';

interface CommentComposerProps {
  readonly itemId: string;
  /** Of the selected words; null if there are none. */
  readonly place: CommentPlace | null;
  readonly review: ReviewActions;
  readonly onAdded: (id: string) => void;
}

/** Writes a comment on the selected words or the whole item. */
export function CommentComposer({ itemId, place, review, onAdded }: CommentComposerProps) {
  const m = useMessages(reviewMessages);
  const written = useTextInProgress(`comment.${itemId}`, m.writeSomething);

  async function say(): Promise<void> {
    if (!written.check()) return;
    const { text } = written;
    const id = await review.say({ text, place });
    if (id === null) return;
    written.sent(text);
    onAdded(id);
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
        aria-label={m.newComment}
        placeholder={m.newComment}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_LIMITS.text}
        {...written.field}
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
