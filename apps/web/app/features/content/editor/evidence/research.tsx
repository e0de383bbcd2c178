import { Button } from '@mantine/core';
import type { KeywordResearchLine } from '@pagewright/contract/content';
import { useId } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { ProgressView } from '../../../../ui/progress-view.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { UsageHint } from '../../../usage/index.ts';
import { evidenceMessages } from './messages.ts';
import type { ResearchState } from './use-research.ts';
import classes from './evidence.module.css';

interface ResearchProps {
  /** The workspace's last research of the keyword; null if there is none. */
  readonly research: KeywordResearchLine | null;
  readonly hasKeyword: boolean;
  readonly isReadOnly: boolean;
  readonly researching: ResearchState;
}

/** When the keyword was researched and what was found, with a button to research it again and its usage cost. */
export function Research({ research, hasKeyword, isReadOnly, researching }: ResearchProps) {
  const m = useMessages(evidenceMessages);
  const hintId = useId();
  const now = useNow();
  if (!hasKeyword) return <p className={classes.quiet}>{m.needsKeyword}</p>;
  const { isRunning, progress, outcome } = researching;
  const isFree = research?.isFresh ?? false;
  return (
    <>
      {research ? <p className={classes.researched}>{m.researched(research, now)}</p> : null}
      {research && research.pages.every(({ source }) => source !== 'web') ? (
        <p className={classes.quiet}>{m.articlesOnly}</p>
      ) : null}
      {isRunning ? (
        <ProgressView
          step={progress?.step ?? m.researching}
          done={progress?.done ?? 0}
          total={progress?.total ?? 0}
          cancelLabel={m.cancel}
          onCancel={researching.cancel}
        />
      ) : isReadOnly ? null : (
        <div className={classes.refresh}>
          <Button
            variant="default"
            size="xs"
            aria-describedby={hintId}
            onClick={() => void researching.start()}
          >
            {research ? m.refresh : m.research}
          </Button>
          {isFree ? (
            <p className={classes.quiet} id={hintId}>
              {m.free}
            </p>
          ) : (
            <UsageHint kind="seo" id={hintId} />
          )}
        </div>
      )}
      {outcome && !isRunning ? (
        <p className={classes.quiet} role={outcome.hasFailed ? 'alert' : 'status'}>
          {outcome.sentence}
        </p>
      ) : null}
    </>
  );
}
