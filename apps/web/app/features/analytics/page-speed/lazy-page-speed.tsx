import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { pageSpeedMessages } from './page-speed-messages.ts';

const View = lazy(async () => ({ default: (await import('./page-speed-view.tsx')).PageSpeedView }));

/** Page speed of the own site. Its code loads on first display. */
export function PageSpeed() {
  const m = useMessages(pageSpeedMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <View />
    </Suspense>
  );
}
