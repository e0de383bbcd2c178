import type { ReviewComment, ReviewView } from '@pagewright/contract/review';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { reviewMessages } from '../messages.ts';
import type { Places } from '../places/comment-marks.ts';
import { readDocumentText, type TextRange } from '../places/document-text.ts';
import { describePlace } from '../places/find-place.ts';
import { useCommentMarks } from '../places/use-comment-marks.ts';
import type { ReviewActions } from '../use-review.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentThread } from './comment-thread.tsx';
import classes from '../review.module.css';

interface CommentListProps {
  readonly itemId: string;
  readonly view: ReviewView;
  readonly review: ReviewActions;
  readonly editor: Editor | null;
  readonly onCount: (open: number) => void;
  readonly onShow: () => void;
  readonly onJump: (place: TextRange) => void;
}

/** The comments on a text: open ones by position, then those without a position, then resolved ones. */
export function CommentList(props: CommentListProps) {
  const { itemId, view, review, editor, onCount, onShow, onJump } = props;
  const m = useMessages(reviewMessages);
  const { comments } = view;
  const [address] = useSearchParams();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const open = useMemo(() => comments.filter(({ resolvedAt }) => resolvedAt === null), [comments]);
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null);

  /** Once the pane is shown. */
  function reveal(id: string): void {
    onShow();
    requestAnimationFrame(() => {
      const thread = list.current?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`);
      thread?.closest('details')?.setAttribute('open', '');
      thread?.focus();
      thread?.scrollIntoView({ block: 'nearest' });
    });
  }
  function choose(id: string): void {
    setCurrentId(id);
    reveal(id);
  }
  function compose(): void {
    onShow();
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLTextAreaElement>('[data-composer] textarea')?.focus(),
    );
  }
  const { places, selected } = useCommentMarks(editor, open, currentId, {
    label: m.commented,
    onChoose: choose,
    onCompose: compose,
  });

  useEffect(() => onCount(open.length), [onCount, open.length]);
  const askedId = address.get('comment');
  const requested = comments.find(
    ({ id, replies }) => id === askedId || replies.some((one) => one.id === askedId),
  );
  const [knownId, setKnownId] = useState<string | null>(null);
  if (requested && askedId !== knownId) {
    setKnownId(askedId);
    setCurrentId(requested.id);
  }
  const show = useEffectEvent(reveal);
  const shownId = requested?.id;
  useEffect(() => {
    if (shownId !== undefined) show(shownId);
  }, [shownId, askedId]);

  const words = useMemo(() => {
    if (!editor || !selected) return null;
    const text = readDocumentText(editor.state.doc);
    const span = text.toSpan(selected);
    return span && describePlace(text.text, span);
  }, [editor, selected]);

  const threads = (of: readonly ReviewComment[]) =>
    of.map((comment) => {
      const place = places.get(comment.id) ?? null;
      return (
        <CommentThread
          key={comment.id}
          comment={comment}
          mayResolve={view.mayResolve}
          isCurrent={comment.id === currentId}
          isGone={comment.place !== null && comment.resolvedAt === null && place === null}
          review={review}
          onJump={
            place === null
              ? null
              : () => {
                  setCurrentId(comment.id);
                  onJump(place);
                }
          }
        />
      );
    });

  return (
    <section ref={list} className={classes.comments} aria-label={m.comments}>
      <h3 className={classes.heading}>
        {m.comments}{' '}
        {open.length > 0 ? <span className={classes.quiet}>{m.openComments(open.length)}</span> : null}
      </h3>
      <CommentComposer itemId={itemId} place={words} review={review} onAdded={setCurrentId} />
      {comments.length === 0 ? <p className={classes.quiet}>{m.none}</p> : null}
      {comments.length > 0 && open.length === 0 ? <p className={classes.quiet}>{m.noneOpen}</p> : null}
      {threads(inOrder(open, places))}
      {resolved.length > 0 ? (
        <details className={classes.resolved}>
          <summary>{m.resolvedCount(resolved.length)}</summary>
          <div className={classes.threads}>{threads(resolved)}</div>
        </details>
      ) : null}
      <p className={classes.quiet}>{m.shortcut}</p>
    </section>
  );
}

/** By position in the text; those without one come last, in order of creation. */
function inOrder(comments: readonly ReviewComment[], places: Places): ReviewComment[] {
  const start = ({ id }: ReviewComment): number => places.get(id)?.from ?? Number.MAX_SAFE_INTEGER;
  return comments.toSorted((a, b) => start(a) - start(b));
}
