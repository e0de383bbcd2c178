import { Alert } from '@mantine/core';
import type { ApiFailure } from '../../lib/api/api-failure.ts';
import { failureText } from '../../lib/notices/failure-text.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { teamMessages } from './messages.ts';

/** An action that was rejected or failed, and why. */
export interface FailedAction {
  readonly title: string;
  readonly failure: ApiFailure;
}

interface FailureBannerProps {
  readonly failed: FailedAction | null;
  readonly onDismiss: () => void;
}

/** Shows what failed and why, until dismissed. */
export function FailureBanner({ failed, onDismiss }: FailureBannerProps) {
  const m = useMessages(teamMessages);
  if (failed === null) return null;
  return (
    <Alert
      color="red"
      role="alert"
      title={failed.title}
      withCloseButton
      closeButtonLabel={m.dismiss}
      onClose={onDismiss}
    >
      {failureText(failed.failure)}
    </Alert>
  );
}
