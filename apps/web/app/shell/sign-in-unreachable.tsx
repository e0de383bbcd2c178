import { useState } from 'react';
import { useMessages } from '../lib/messages/use-messages.ts';
import { loadSession } from '../lib/session/session-store.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { shellMessages } from './messages.ts';

/** Replaces a screen while the session cannot be determined. */
export function SignInUnreachable() {
  const m = useMessages(shellMessages);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    await loadSession();
    setIsRetrying(false);
  };
  return (
    <ErrorState
      level={1}
      title={m.unreachableTitle}
      description={m.unreachableText}
      retryLabel={m.tryAgain}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
