import type { Notification, NotificationKind } from '@pagewright/contract/notifications';
import { isScreenPath } from '@pagewright/contract/screen-paths';
import {
  IconAlertTriangle,
  IconBinoculars,
  IconCalendarDue,
  IconCalendarOff,
  IconChecks,
  IconCircleCheck,
  IconClockExclamation,
  IconGauge,
  IconGaugeFilled,
  IconMailOpened,
  IconMessageCheck,
  IconMessageCircle,
  IconMessageReply,
  IconLinkOff,
  IconPlugConnectedX,
  IconReceiptOff,
  IconReceiptRefund,
  IconTrendingDown,
  IconUser,
  IconUserPlus,
  IconUserShield,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { MessageWithName } from '../../ui/message-with-name.tsx';
import { useNow } from '../../ui/use-now.ts';
import { panelMessages } from './panel-messages.ts';
import { RetryPublish } from './retry-publish.tsx';
import classes from './notification-row.module.css';

const ICONS = {
  published: IconCircleCheck,
  publish_failed: IconAlertTriangle,
  sources_missing: IconLinkOff,
  published_late: IconClockExclamation,
  usage_near: IconGauge,
  usage_reached: IconGaugeFilled,
  webhook_disabled: IconPlugConnectedX,
  search_pull_failed: IconPlugConnectedX,
  event_due: IconCalendarDue,
  alert: IconBinoculars,
  search_fell: IconTrendingDown,
  review_asked: IconMessageCheck,
  review_approved: IconChecks,
  review_returned: IconMessageReply,
  review_commented: IconMessageCircle,
  invited: IconMailOpened,
  joined: IconUserPlus,
  made_admin: IconUserShield,
  made_member: IconUser,
  plan_ending: IconCalendarOff,
  refund_asked: IconReceiptRefund,
  refund_declined: IconReceiptOff,
  payment_mismatched: IconAlertTriangle,
} as const satisfies Record<NotificationKind, unknown>;

/** Destination of a publishing failure. */
const FAILED_ITEM = /^\/content\/([\da-f-]{36})$/;

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onNavigate: () => void;
}

/** A notification: what happened to what, and when. */
export function NotificationRow({ notification, onNavigate }: NotificationRowProps) {
  const m = useMessages(panelMessages);
  const format = useFormatter();
  const now = useNow();
  const { kind, title, link, reason, text, readAt, createdAt } = notification;
  const Icon = ICONS[kind];
  const failedId = kind === 'publish_failed' ? FAILED_ITEM.exec(link ?? '')?.[1] : undefined;
  return (
    <li>
      <Follow link={link} onNavigate={onNavigate}>
        <Icon className={classes.icon} data-kind={kind} size={20} stroke={1.7} aria-hidden="true" />
        <span className={classes.text}>
          <MessageWithName message={m[kind]}>
            <strong>{title}</strong>
          </MessageWithName>
          {kind === 'publish_failed' ? (
            <span className={classes.reason}>{reasonSentence(reason, m)}</span>
          ) : null}
          {text === null ? null : <span className={classes.brought}>{text}</span>}
          <time className={classes.time} dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt, now)}
          </time>
        </span>
        {readAt === null ? <span className={classes.dot} role="img" aria-label={m.unread} /> : null}
      </Follow>
      {failedId === undefined ? null : <RetryPublish contentId={failedId} title={title} />}
    </li>
  );
}

function reasonSentence(reason: string | null, m: ReturnType<typeof panelMessages.in>): string {
  if (reason === 'content_unreadable') return m.reasonUnreadable;
  if (reason === 'sources_needed') return m.reasonSources;
  if (reason === 'approval_needed') return m.reasonApproval;
  return reason === 'server_error' ? m.reasonServer : m.reasonOther;
}

interface FollowProps {
  readonly link: string | null;
  readonly onNavigate: () => void;
  readonly children: ReactNode;
}

function Follow({ link, onNavigate, children }: FollowProps) {
  if (link === null) {
    return (
      <button type="button" className={classes.row} onClick={onNavigate}>
        {children}
      </button>
    );
  }
  const path = link.split(/[?#]/, 1)[0] ?? '';
  if (isScreenPath(path)) {
    return (
      <Link className={classes.row} to={link} onClick={onNavigate}>
        {children}
      </Link>
    );
  }
  return (
    <a className={classes.row} href={link} target="_blank" rel="noreferrer" onClick={onNavigate}>
      {children}
    </a>
  );
}
