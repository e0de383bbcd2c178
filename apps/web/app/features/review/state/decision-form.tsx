import { Button, Textarea } from '@mantine/core';
import { COMMENT_LIMITS } from '@pagewright/contract/review/limits';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { reviewMessages } from '../messages.ts';
import { useTextInProgress } from '../texts/use-text-in-progress.ts';
import type { ReviewActions } from '../use-review.ts';
import classes from '../review.module.css';

/** Approves or returns an item, with a message to its author. */
export function DecisionForm({ review }: { readonly review: ReviewActions }) {
  const m = useMessages(reviewMessages);
  const word = useTextInProgress(`word.${review.itemId}`, m.wordMissing);

  async function approve(): Promise<void> {
    const { text } = word;
    if (await review.approve(text)) word.sent(text);
  }
  async function giveBack(): Promise<void> {
    const { text } = word;
    if (word.check() && (await review.giveBack(text))) word.sent(text);
  }

  return (
    <div className={classes.form} data-keeps-escape>
      <Textarea
        label={m.word}
        description={m.wordHelp}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_LIMITS.word}
        {...word.field}
      />
      <div className={classes.buttons}>
        <Button size="sm" loading={review.isPending} onClick={() => void approve()}>
          {m.approve}
        </Button>
        <Button size="sm" variant="default" disabled={review.isPending} onClick={() => void giveBack()}>
          {m.return}
        </Button>
      </div>
    </div>
  );
}
