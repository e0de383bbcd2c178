import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import type { LongTask } from '../../../lib/api/use-long-task.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressView } from '../../../ui/progress-view.tsx';
import { competitionMessages } from './competition-messages.ts';
import classes from '../analytics.module.css';

/** What is searched for on competitors' sites. */
export type CheckKind = 'gaps' | 'freshness' | 'strategy' | 'alerts';

interface SiteCheckProps extends Pick<LongTask, 'isRunning' | 'progress' | 'cancel'> {
  readonly what: CheckKind;
  /** Why it failed; null if it did not or was canceled. */
  readonly failure: ApiFailure | null;
  readonly onCheck: () => void;
}

/** Starts a site check and shows its progress, its usage, and any failure. */
export function SiteCheck({ what, isRunning, progress, cancel, failure, onCheck }: SiteCheckProps) {
  const m = useMessages(competitionMessages);
  if (isRunning) {
    return (
      <ProgressView
        step={progress?.step ?? m.starting}
        done={progress?.done ?? 0}
        total={progress?.total ?? 0}
        cancelLabel={m.cancel}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <div className={classes.action}>
        <Button leftSection={<IconSearch size={17} />} onClick={onCheck}>
          {m[`find_${what}`]}
        </Button>
        <p className={classes.quiet}>{what === 'alerts' ? m.usesNow : m.uses}</p>
      </div>
      {failure ? (
        <div role="alert">
          <ErrorState
            title={m[`failed_${what}`]}
            description={describeFailure(failure)}
            isUnauthorized={failure.status === 401}
            retryLabel={m.retry}
            onRetry={onCheck}
          />
        </div>
      ) : null}
    </>
  );
}
