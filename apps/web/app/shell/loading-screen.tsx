import { defineMessages } from '../lib/messages/define-messages.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { LoadingState } from '../ui/loading-state.tsx';

const messages = defineMessages({ en: { loading: 'Loading...' } });

/** The spinner in the middle of the window, while it is not known yet what to show. */
export function LoadingScreen() {
  const m = useMessages(messages);
  return (
    <main>
      <LoadingState label={m.loading} isWholePage />
    </main>
  );
}
