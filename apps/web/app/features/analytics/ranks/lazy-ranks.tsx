import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { rankMessages } from './rank-messages.ts';

const View = lazy(async () => ({ default: (await import('./ranks-view.tsx')).RanksView }));

/** Positions of the watched keywords. Its code loads on first display. */
export function Ranks() {
  const m = useMessages(rankMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <View />
    </Suspense>
  );
}
