import { Button, Checkbox } from '@mantine/core';
import type { Reviewer } from '@pagewright/contract/review';
import { IconMessageCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { reviewMessages } from '../messages.ts';
import type { ReviewActions } from '../use-review.ts';
import classes from '../review.module.css';

interface RequestReviewFormProps {
  readonly candidates: readonly Reviewer[];
  readonly isAgain: boolean;
  readonly review: ReviewActions;
}

/** Chooses reviewers (by default everyone eligible) and requests a review. */
export function RequestReviewForm({ candidates, isAgain, review }: RequestReviewFormProps) {
  const m = useMessages(reviewMessages);
  const { userId } = useSession();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const chosen = candidates.map((one) => one.userId).filter((id) => !dropped.includes(id));
  const isAlone = candidates.length === 1 && candidates[0]?.userId === userId;

  function ask(): void {
    setMissing(chosen.length === 0);
    if (chosen.length > 0) void review.ask(chosen);
  }

  return (
    <div className={classes.form}>
      {isAlone ? (
        <p className={classes.quiet}>{m.alone}</p>
      ) : (
        <Checkbox.Group
          label={m.reviewers}
          value={chosen}
          error={isMissing && chosen.length === 0 ? m.nobodyChosen : null}
          onChange={(next) =>
            setDropped(candidates.map((one) => one.userId).filter((id) => !next.includes(id)))
          }
        >
          <div className={classes.choices}>
            {candidates.map((one) => (
              <Checkbox key={one.userId} value={one.userId} label={one.name} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Button
        size="sm"
        className={classes.start}
        leftSection={<IconMessageCheck size={16} aria-hidden="true" />}
        loading={review.isPending}
        onClick={ask}
      >
        {isAgain ? m.askAgain : m.ask}
      </Button>
    </div>
  );
}
