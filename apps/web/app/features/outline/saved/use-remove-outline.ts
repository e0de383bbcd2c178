import { removeOutline, undoRemoveOutline } from '@pagewright/contract/outline';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useRemoval } from '../../../lib/removal/use-removal.ts';
import { outlineMessages } from '../messages.ts';

/** Removes saved outlines at once and restores them on undo. */
export function useRemoveOutline() {
  const m = useMessages(outlineMessages);
  return useRemoval({
    feature: 'outline',
    remove: (id) => callApi(removeOutline, { params: { id } }),
    undoRemove: (id) => callApi(undoRemoveOutline, { params: { id } }),
    messages: { ...m, removed: m.outlineRemoved },
  });
}
