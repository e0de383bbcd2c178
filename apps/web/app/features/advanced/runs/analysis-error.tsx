import { Button } from '@mantine/core';
import { property } from '@pagewright/contract/errors';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { UpgradeLink } from '../../usage/index.ts';
import { advancedMessages } from '../messages.ts';
import classes from '../advanced.module.css';

interface AnalysisErrorProps {
  readonly failure: ApiFailure;
  readonly onDismiss: () => void;
}

/** The error box that explains why an analysis failed and what to do. */
export function AnalysisError({ failure, onDismiss }: AnalysisErrorProps) {
  const m = useMessages(advancedMessages);
  return (
    <div role="alert" className={classes.error}>
      <h2>{m.errorTitle}</h2>
      <p>{failureText(failure)}</p>
      <ul>
        {failure.details.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
      <p>
        {m[nextStep(failure)]} {property(failure.body, 'canUpgrade') === true ? <UpgradeLink /> : null}
      </p>
      <Button variant="default" size="compact-sm" onClick={onDismiss}>
        {m.dismiss}
      </Button>
    </div>
  );
}

function nextStep({ status, code }: ApiFailure) {
  if (code === 'quota_exceeded') return 'next_quota';
  if (status === 0) return 'next_network';
  if (status === 429) return 'next_wait';
  return status >= 500 ? 'next_later' : 'next_inputs';
}
