import type { Editor } from '@tiptap/core';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { CommentList } from './comments/comment-list.tsx';
import { reviewMessages } from './messages.ts';
import type { TextRange } from './places/document-text.ts';
import { ReviewStateCard } from './state/review-state-card.tsx';
import { useReview, type ItemState, type ReviewedItem } from './use-review.ts';
import classes from './review.module.css';

interface ReviewPaneProps {
  /** Null for an unsaved item. */
  readonly item: ReviewedItem | null;
  readonly editor: Editor | null;
  /** Saves the screen's content and returns its revision; null if that failed. */
  readonly saveContent: () => Promise<number | null>;
  readonly onState: (state: ItemState) => void;
  /** Called with the number of open comments. */
  readonly onCount: (open: number) => void;
  /** Opens the pane from the text. */
  readonly onShow: () => void;
  readonly onJump: (place: TextRange) => void;
}

/** The review of an item next to its form: its state, and the comments on the text. */
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
  saveContent,
  onState,
  ...others
}: ReviewPaneProps & { readonly item: ReviewedItem }) {
  const m = useMessages(reviewMessages);
  const review = useReview(item, { saveContent: saveContent, onState });
  return (
    <QueryView query={review.query} messages={m}>
      {(view) => (
        <div className={classes.pane}>
          <ReviewStateCard view={view} review={review} />
          <CommentList itemId={item.id} view={view} review={review} editor={editor} {...others} />
        </div>
      )}
    </QueryView>
  );
}
