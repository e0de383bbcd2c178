import { useSyncExternalStore } from 'react';
import {
  currentNotices,
  dismissNotice,
  subscribeNotices,
  type Notice,
} from '../../app/lib/notices/notice-store.ts';
import { useDismissal } from '../../app/lib/notices/use-dismissal.ts';
import { paySentences } from './pay-sentences.ts';

/** The notices at the top right; announced by screen readers. */
export function Toasts() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices);
  return (
    <section className="toasts" role="status" aria-label={paySentences.notices}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

/** One notice. It stays while hovered or focused. */
function Toast({ notice }: { readonly notice: Notice }) {
  const { isLeaving, leave, pause, resume } = useDismissal(notice.durationMs, () => dismissNotice(notice.id));
  return (
    <div
      className="toast"
      data-type={notice.type}
      data-leaving={isLeaving || undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p>{notice.message}</p>
      <button type="button" className="link" onClick={leave}>
        {paySentences.close}
      </button>
    </div>
  );
}
