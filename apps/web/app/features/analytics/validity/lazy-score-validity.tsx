import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { validityMessages } from './validity-messages.ts';

const Validity = lazy(async () => ({ default: (await import('./score-validity.tsx')).ScoreValidity }));

/** What the score is worth on the workspace's own pages; its code is loaded when it is first shown. */
export function ScoreValidity() {
  const m = useMessages(validityMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Validity />
    </Suspense>
  );
}
