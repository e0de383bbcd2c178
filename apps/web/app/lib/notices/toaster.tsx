import { Portal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { currentNotices, subscribeNotices, type Notice } from './notice-store.ts';
import { Toast } from './toast.tsx';
import { noticeMessages } from './messages.ts';
import classes from './toaster.module.css';

const NONE: readonly Notice[] = [];

/**
 * Shows the notices. Both live regions always exist, because screen readers only announce additions to regions they
 * already know: errors immediately, the rest politely.
 */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, () => NONE);
  const m = useMessages(noticeMessages);
  const urgent = notices.filter((notice) => notice.type === 'error');
  const calm = notices.filter((notice) => notice.type !== 'error');
  return (
    <Portal>
      <section className={classes.region} aria-label={m.region}>
        <div role="alert" aria-relevant="additions" className={classes.list}>
          {urgent.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </div>
        <div role="status" aria-live="polite" aria-relevant="additions" className={classes.list}>
          {calm.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </div>
      </section>
    </Portal>
  );
}
