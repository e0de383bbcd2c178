import type { AuditEntry } from '@pagewright/contract/audit';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { MessageWithName } from '../../../ui/message-with-name.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { activityMessages } from './activity-messages.ts';
import classes from '../team.module.css';

/** An activity: who did what to what, and when. */
export function ActivityRow({ entry }: { readonly entry: AuditEntry }) {
  const m = useMessages(activityMessages);
  const format = useFormatter();
  const now = useNow();
  const { actor, action, detail, subjectName, createdAt } = entry;
  const text = action === 'team.change_role' ? m.changedRole(detail?.['role'] === 'admin') : m.action(action);
  return (
    <li className={classes.entry}>
      <p className={classes.action}>
        <strong>{actor?.name ?? m.nobody}</strong>{' '}
        <MessageWithName message={text}>
          {subjectName === null ? m.gone : <strong>{subjectName || m.untitled}</strong>}
        </MessageWithName>
      </p>
      <time className={classes.quiet} dateTime={createdAt} title={format.dateTime(createdAt)}>
        {format.relative(createdAt, now)}
      </time>
    </li>
  );
}
