import { useMessages } from '../lib/messages/use-messages.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { shellMessages } from './messages.ts';

/** The full-window spinner while it is not known yet what to show. */
export function LoadingScreen() {
  const m = useMessages(shellMessages);
  return (
    <main>
      <LoadingState label={m.loading} isWholePage />
    </main>
  );
}
