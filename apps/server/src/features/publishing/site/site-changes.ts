import type pg from 'pg';
import type { Log, Services } from '../../../platform/context.ts';
import { listen } from '../../../platform/db/listen.ts';

/** Database triggers notify this channel when anything that site pages are built from changes. */
const CHANNEL = 'site_change';

/** Tracks which sites have changed on any server, listening to the database until closed. */
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
  let catchingUp: Promise<void> | null = null;
  const subscribers = new Set<(workspaceId: string | null) => void>();
  const listener = await listen({
    pool,
    channel: CHANNEL,
    onNotification: (workspaceId) => {
      moment += 1;
      changed.set(workspaceId, moment);
      for (const notify of subscribers) notify(workspaceId);
    },
    onGap: () => {
      moment += 1;
      allChanged = moment;
      changed.clear();
      for (const notify of subscribers) notify(null);
    },
    onError: (error) =>
      log.warn(
        { event: 'site_changes_not_listening', err: error },
        'not listening; pages of sites are rendered for each visitor',
      ),
  });
  const catchUp = async (): Promise<void> => {
    const upTo = writes;
    await listener.catchUp();
    writesHeard = Math.max(writesHeard, upTo);
  };
  return {
    wrote() {
      writes += 1;
    },
    async now() {
      // Wait until this server's own writes have been heard, so it never serves a page older than its own change.
      while (writesHeard < writes && listener.isListening()) {
        catchingUp ??= catchUp().finally(() => {
          catchingUp = null;
        });
        await catchingUp;
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
