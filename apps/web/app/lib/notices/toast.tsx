import { CloseButton } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { returnPathState } from '../session/return-path.ts';
import { dismissNotice, type Notice } from './notice-store.ts';
import { NOTICE_ICONS } from './notice-icons.ts';
import { useDismissal } from './use-dismissal.ts';
import { noticeMessages } from './messages.ts';
import classes from './toaster.module.css';

/** One notice. It stays while hovered or focused. */
export function Toast({ notice }: { readonly notice: Notice }) {
  const m = useMessages(noticeMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const { isLeaving, leave, pause, resume } = useDismissal(notice.durationMs, () => dismissNotice(notice.id));
  const { action } = notice;
  const Icon = NOTICE_ICONS[notice.type];
  const select = (): void => {
    action?.onSelect?.();
    if (action?.to !== undefined) void navigate(action.to, { state: returnPathState(location) });
    leave();
  };
  return (
    // Hover and focus only pause the timer here; the actions are buttons.
    <div
      className={classes.toast}
      data-type={notice.type}
      data-leaving={isLeaving || undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon className={classes.icon} size={20} stroke={1.8} aria-label={m[notice.type]} role="img" />
      <p className={classes.message}>{notice.message}</p>
      {action ? (
        <button type="button" className={classes.action} onClick={select}>
          {action.label}
        </button>
      ) : null}
      <CloseButton size={28} aria-label={m.close} onClick={leave} />
    </div>
  );
}
