import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { aiVisibilityMessages } from './ai-visibility-messages.ts';

const View = lazy(async () => ({ default: (await import('./ai-visibility-view.tsx')).AiVisibilityView }));

/** AI agents on a site's pages. Its code loads on first display. */
export function AiVisibility() {
  const m = useMessages(aiVisibilityMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <View />
    </Suspense>
  );
}
