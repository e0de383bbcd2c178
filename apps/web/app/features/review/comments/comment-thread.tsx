import { Button } from '@mantine/core';
import type { ReviewComment } from '@pagewright/contract/review';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { reviewMessages } from '../messages.ts';
import type { ReviewActions } from '../use-review.ts';
import { CommentEntry } from './comment-entry.tsx';
import { TextForm } from '../texts/text-form.tsx';
import { useTextFormOpening } from '../texts/use-text-form-opening.ts';
import classes from '../review.module.css';

/** Maximum characters of an abbreviated quote or comment. */
const SHORT = 120;
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);

interface CommentThreadProps {
  readonly comment: ReviewComment;
  /** Including comments by others. */
  readonly mayResolve: boolean;
  readonly isCurrent: boolean;
  /** The commented words are no longer in the text. */
  readonly isGone: boolean;
  readonly review: ReviewActions;
  /** Jumps to its position; null if it has none. */
  readonly onJump: (() => void) | null;
}

/** A comment with its position and replies. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, mayResolve, isCurrent, isGone, review, onJump } = props;
  const m = useMessages(reviewMessages);
  const { userId } = useSession();
  const { id, place, resolvedAt, resolvedByName, replies, authorName, text } = comment;
  const replyName = `reply.${id}`;
  const replying = useTextFormOpening(replyName);
  const isResolved = resolvedAt !== null;
  const name = comment.isRemoved ? m.removedComment : short(text);
  return (
    <article
      className={classes.thread}
      data-comment={id}
      data-current={isCurrent || undefined}
      aria-label={m.by(authorName, short(text))}
      tabIndex={-1}
    >
      {place === null ? null : onJump ? (
        <button
          type="button"
          className={classes.jump}
          aria-label={m.showInText(short(place.quote))}
          onClick={onJump}
        >
          <q className={classes.quote}>{short(place.quote)}</q>
        </button>
      ) : (
        <p className={classes.quiet}>
          {isGone ? <Badge tint="amber">{m.placeGone}</Badge> : null} {isGone ? m.placeGoneHelp : null}{' '}
          <q className={classes.quote}>{short(place.quote)}</q>
        </p>
      )}
      <CommentEntry comment={comment} isMine={comment.authorId === userId} review={review} />
      {isResolved ? <p className={classes.quiet}>{m.resolvedBy(resolvedByName ?? m.somebody)}</p> : null}
      {replies.length > 0 ? (
        <ul className={classes.replies} aria-label={m.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentEntry comment={reply} isMine={reply.authorId === userId} review={review} />
            </li>
          ))}
        </ul>
      ) : null}
      {replying.isOpen ? (
        <TextForm
          name={replyName}
          label={m.replyTo(authorName)}
          submitLabel={m.reply}
          isPending={review.isPending}
          takesFocus={replying.isWanted}
          onSubmit={async (reply) => (await review.say({ text: reply, replyTo: id })) !== null}
          onClose={replying.close}
        />
      ) : comment.isRemoved ? null : (
        <div className={classes.buttons}>
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={m.replyTo(authorName)}
            onClick={replying.open}
          >
            {m.reply}
          </Button>
          {mayResolve || comment.authorId === userId ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={isResolved ? m.reopenOf(name) : m.resolveOf(name)}
              onClick={() => void review.change(id, { isResolved: !isResolved })}
            >
              {isResolved ? m.reopen : m.resolve}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}
