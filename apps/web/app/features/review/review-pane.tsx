import type { Editor } from '@tiptap/core';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { CommentList } from './comments/comment-list.tsx';
import { reviewMessages } from './messages.ts';
import type { Stretch } from './places/document-text.ts';
import { ReviewStateCard } from './state/review-state-card.tsx';
import { useReview, type ItemState, type ReviewedItem } from './use-review.ts';
import classes from './review.module.css';

interface ReviewPaneProps {
  /** Null for an item that is not saved yet. */
  readonly item: ReviewedItem | null;
  readonly editor: Editor | null;
  /** Saves what is on the screen and answers its revision; null where that failed. */
  readonly keep: () => Promise<number | null>;
  readonly onState: (state: ItemState) => void;
  /** Told how many comments are open. */
  readonly onCount: (open: number) => void;
  /** Somebody wants to see the pane, from the text. */
  readonly onShow: () => void;
  readonly onJump: (place: Stretch) => void;
}

/** The review of an item beside its form: where it stands, and what is said about the text. */
export function ReviewPane({ item, ...others }: ReviewPaneProps) {
  const m = useMessages(reviewMessages);
  return item === null ? (
    <p className={classes.quiet}>{m.unsavedItem}</p>
  ) : (
    <SavedReview key={item.id} item={item} {...others} />
  );
}

function SavedReview({
  item,
  editor,
  keep,
  onState,
  ...others
}: ReviewPaneProps & { readonly item: ReviewedItem }) {
  const m = useMessages(reviewMessages);
  const review = useReview(item, { keep, onState });
  return (
    <QueryView query={review.query} sentences={m}>
      {(view) => (
        <div className={classes.pane}>
          <ReviewStateCard view={view} review={review} />
          <CommentList itemId={item.id} view={view} review={review} editor={editor} {...others} />
        </div>
      )}
    </QueryView>
  );
}
