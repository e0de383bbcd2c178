import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import {
  currentNotices,
  dismissNotice,
  subscribeNotices,
  type Notice,
} from '../../app/lib/notices/notice-store.ts';
import { NOTICE_ICONS } from '../../app/lib/notices/notice-icons.ts';
import { useDismissal } from '../../app/lib/notices/use-dismissal.ts';
import { paySentences } from './pay-sentences.ts';

/** The notices, drawn as in the application and announced politely; failed payments have a banner besides. */
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
  const Icon = NOTICE_ICONS[notice.type];
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
      <Icon size={20} stroke={1.8} aria-label={paySentences.noticeTypes[notice.type]} role="img" />
      <p>{notice.message}</p>
      <button type="button" aria-label={paySentences.closeMessage} onClick={leave}>
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
    </div>
  );
}
