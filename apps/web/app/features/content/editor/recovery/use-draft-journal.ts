import { useEffect, useState } from 'react';
import { canStoreUnsavedWork } from '../../../../lib/journal/journal.ts';
import { useSession, useSessionState } from '../../../../lib/session/session-provider.tsx';
import { createDraftJournal, type DraftJournal, type JournalStatus } from './draft-journal.ts';

/** The journal of the open form and whether it can store anything; null if nothing should be stored. */
export function useDraftJournal(isReadOnly: boolean): {
  readonly journal: DraftJournal | null;
  readonly status: JournalStatus;
} {
  const { userId, organizationId } = useSession();
  const isReady = useSessionState().status === 'ready';
  const [status, setStatus] = useState<JournalStatus>(() => (canStoreUnsavedWork() ? 'on' : 'unavailable'));
  const [journal, setJournal] = useState<DraftJournal | null>(null);

  useEffect(() => {
    if (isReadOnly || !canStoreUnsavedWork()) return;
    const created = createDraftJournal({ userId, workspaceId: organizationId }, setStatus);
    let isCurrent = true;
    created.open().then(
      () => isCurrent && setJournal(created),
      // A private window may refuse storage; tell the user before they type.
      () => isCurrent && setStatus('unavailable'),
    );
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') created.flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    globalThis.addEventListener('beforeunload', created.flush);
    globalThis.addEventListener('pagehide', created.flush);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      globalThis.removeEventListener('beforeunload', created.flush);
      globalThis.removeEventListener('pagehide', created.flush);
      isCurrent = false;
      created.stop();
      setJournal(null);
    };
  }, [userId, organizationId, isReadOnly]);

  useEffect(() => {
    if (isReady) journal?.reopen();
  }, [isReady, journal]);

  return { journal, status };
}
