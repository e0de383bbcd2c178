import { Button } from '@mantine/core';
import type { ReviewView } from '@pagewright/contract/review';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { reviewMessages } from '../messages.ts';
import type { ReviewActions } from '../use-review.ts';
import { RequestReviewForm } from './request-review-form.tsx';
import { DecisionForm } from './decision-form.tsx';
import classes from '../review.module.css';

interface ReviewStateCardProps {
  readonly view: ReviewView;
  readonly review: ReviewActions;
}

/** The state of an item's review, and the next step. */
export function ReviewStateCard({ view, review }: ReviewStateCardProps) {
  const m = useMessages(reviewMessages);
  const { review: current, mayAsk, mayDecide } = view;
  const isOpen = current?.state === 'open';
  const isDone = current?.state === 'approved' && !current.isChanged;
  return (
    <section className={classes.state} aria-label={m.title}>
      <div role="status" className={classes.says}>
        <Standing view={view} />
      </div>
      {view.isApprovalNeeded ? <p className={classes.quiet}>{m.approvalNeeded}</p> : null}
      {isOpen && mayDecide ? <DecisionForm review={review} /> : null}
      {isOpen && mayAsk ? (
        <Button
          variant="default"
          size="xs"
          className={classes.start}
          disabled={review.isPending}
          onClick={() => void review.withdraw()}
        >
          {m.withdraw}
        </Button>
      ) : null}
      {!isOpen && !isDone && mayAsk ? (
        <RequestReviewForm candidates={view.candidates} isAgain={current !== null} review={review} />
      ) : null}
    </section>
  );
}

function Standing({ view: { review } }: { readonly view: ReviewView }) {
  const m = useMessages(reviewMessages);
  const format = useFormatter();
  if (review === null) return <p className={classes.quiet}>{m.notAsked}</p>;
  const { state, word, askedAt, askedByName, reviewers, decidedAt, isChanged } = review;
  const decider = review.decidedByName ?? m.somebody;
  if (state === 'withdrawn') return <p className={classes.quiet}>{m.withdrawn}</p>;
  if (state === 'open') {
    const names = reviewers.map(({ name }) => name).join(', ');
    return (
      <>
        <p className={classes.strong}>
          <Badge tint="violet">{m.open(format.dateTime(askedAt))}</Badge>
        </p>
        <p className={classes.quiet}>
          {m.askedBy(askedByName, names === '' ? m.nobodyLeft : names)} {isChanged ? m.changedSinceAsked : ''}
        </p>
      </>
    );
  }
  const isApproved = state === 'approved';
  return (
    <>
      <p className={classes.strong}>
        <Badge tint={!isApproved ? 'red' : isChanged ? 'amber' : 'green'}>
          {isApproved ? (isChanged ? m.changed : m.approved(decider)) : m.returned(decider)}
        </Badge>{' '}
        <span className={classes.quiet}>
          {isApproved && isChanged ? `${m.approved(decider)} ` : ''}
          {decidedAt === null ? '' : m.decidedAt(format.dateTime(decidedAt))}
        </span>
      </p>
      {word === '' ? null : <blockquote className={classes.word}>{word}</blockquote>}
      {isApproved ? <p className={classes.quiet}>{isChanged ? m.changedHelp : m.next}</p> : null}
    </>
  );
}
