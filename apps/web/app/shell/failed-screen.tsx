import { useEffect } from 'react';
import { logFailure } from '../lib/log/log-failure.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { shellMessages } from './messages.ts';
import classes from './whole-page.module.css';

/** Replaces a screen that threw. */
export function FailedScreen({ error }: { readonly error: unknown }) {
  const m = useMessages(shellMessages);
  useEffect(() => logFailure('a screen failed', error), [error]);
  return (
    <main className={classes.page}>
      <title>{m.failedTitle}</title>
      <ErrorState
        level={1}
        title={m.failedTitle}
        description={m.failedText}
        retryLabel={m.reload}
        onRetry={() => globalThis.location.reload()}
      />
    </main>
  );
}
