import type pg from 'pg';
import type { Log, Services } from '../../../context.ts';
import { listen } from '../../../db/listen.ts';

/** Told by the database's triggers when anything changes that the pages of a site are made of. */
const CHANNEL = 'site_change';

/** Knows which sites have changed, on whichever server; listens to the database until it is closed. */
export async function watchSiteChanges({
  pool,
  log,
}: {
  readonly pool: pg.Pool;
  readonly log: Log;
}): Promise<Services['siteChanges'] & { close(): Promise<void> }> {
  const changed = new Map<string, number>();
  let moment = 0;
  let allChanged = 0;
  let writes = 0;
  let writesHeard = 0;
  let hearing: Promise<void> | null = null;
  const subscribers = new Set<(workspaceId: string | null) => void>();
  const listener = await listen({
    pool,
    channel: CHANNEL,
    onNotification: (workspaceId) => {
      moment += 1;
      changed.set(workspaceId, moment);
      for (const tell of subscribers) tell(workspaceId);
    },
    onGap: () => {
      moment += 1;
      allChanged = moment;
      changed.clear();
      for (const tell of subscribers) tell(null);
    },
    onError: (error) =>
      log.warn(
        { event: 'site_changes_not_listening', err: error },
        'not listening; the pages of sites are made anew for each visitor',
      ),
  });
  const hear = async (): Promise<void> => {
    const upTo = writes;
    await listener.catchUp();
    writesHeard = Math.max(writesHeard, upTo);
  };
  return {
    wrote() {
      writes += 1;
    },
    async now() {
      // What this server has written itself is known to it before it answers again.
      while (writesHeard < writes && listener.isListening()) {
        hearing ??= hear().finally(() => {
          hearing = null;
        });
        await hearing;
      }
      return moment;
    },
    isUnchanged: (workspaceId, since) =>
      listener.isListening() &&
      allChanged <= since &&
      (workspaceId === null ? moment <= since : (changed.get(workspaceId) ?? 0) <= since),
    isListening: () => listener.isListening(),
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    close: () => listener.close(),
  };
}
