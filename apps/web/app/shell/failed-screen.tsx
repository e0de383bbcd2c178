import { useEffect } from 'react';
import { logFailure } from '../lib/log/log-failure.ts';
import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { ErrorState } from '../ui/error-state.tsx';
import classes from './whole-page.module.css';

const messages = defineMessages({
  en: {
    title: 'An unexpected error occurred',
    description: 'This screen could not be shown. Reloading usually helps; nothing that was saved is lost.',
    reload: 'Reload',
  },
});

/** Stands in for a screen that threw. */
export function FailedScreen({ error }: { readonly error: unknown }) {
  const m = useMessages(messages);
  useEffect(() => logFailure('a screen failed', error), [error]);
  return (
    <main className={classes.page}>
      <title>{m.title}</title>
      <ErrorState
        level={1}
        title={m.title}
        description={m.description}
        retryLabel={m.reload}
        onRetry={() => globalThis.location.reload()}
      />
    </main>
  );
}
