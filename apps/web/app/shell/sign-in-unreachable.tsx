import { useState } from 'react';
import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { loadSession } from '../lib/session/session-store.ts';
import { ErrorState } from '../ui/error-state.tsx';

const messages = defineMessages({
  en: {
    title: 'Failed to load Clerk',
    description:
      'The service that signs you in cannot be reached. We keep trying; check your connection meanwhile.',
    retry: 'Try again',
  },
});

/** Stands in for a screen while nobody can tell who is signed in. */
export function SignInUnreachable() {
  const m = useMessages(messages);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    await loadSession();
    setIsRetrying(false);
  };
  return (
    <ErrorState
      level={1}
      title={m.title}
      description={m.description}
      retryLabel={m.retry}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
