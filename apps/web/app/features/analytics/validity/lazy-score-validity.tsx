import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { validityMessages } from './validity-messages.ts';

const Validity = lazy(async () => ({ default: (await import('./score-validity.tsx')).ScoreValidity }));

/** The score's validity for the workspace's own pages; its code loads when it is first shown. */
export function ScoreValidity() {
  const m = useMessages(validityMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <Validity />
    </Suspense>
  );
}
