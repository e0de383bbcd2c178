import { lazy, Suspense } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { promptMessages } from './prompt-messages.ts';

const View = lazy(async () => ({ default: (await import('./prompt-panels-view.tsx')).PromptPanelsView }));

/** Questions that are asked of an AI. Its code loads on first display. */
export function PromptPanels() {
  const m = useMessages(promptMessages);
  return (
    <Suspense fallback={<LoadingState label={m.loading} />}>
      <View />
    </Suspense>
  );
}
