import { removeRun, undoRemoveRun } from '@pagewright/contract/advanced';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useRemoval } from '../../../lib/removal/use-removal.ts';
import { advancedMessages } from '../messages.ts';

/** Removes runs at once and restores them on undo. */
export function useRemoveRun() {
  return useRemoval({
    feature: 'advanced',
    remove: (id) => callApi(removeRun, { params: { id } }),
    undoRemove: (id) => callApi(undoRemoveRun, { params: { id } }),
    messages: useMessages(advancedMessages),
  });
}
