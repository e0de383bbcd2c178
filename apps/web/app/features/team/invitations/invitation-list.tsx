import { Button } from '@mantine/core';
import type { Invitation } from '@pagewright/contract/team';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { teamMessages } from '../messages.ts';
import classes from '../team.module.css';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onResend: (invitation: Invitation) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Pending invitations, for admins. */
export function InvitationList({ invitations, onResend, onWithdraw }: InvitationListProps) {
  const m = useMessages(teamMessages);
  const format = useFormatter();
  const now = useNow();
  return (
    <>
      <h3 className={classes.title}>{m.pendingInvites}</h3>
      <ul className={classes.rows} aria-label={m.pendingInvites}>
        {invitations.map((invitation) => {
          const { id, email, role, inviterName, sentAt, expiresAt, isExpired } = invitation;
          return (
            <li key={id} className={`${classes.row} ${classes.invitation}`}>
              <div className={classes.person}>
                <p className={classes.personName}>
                  {email}
                  <Badge tint={role === 'admin' ? 'violet' : 'gray'}>{m.role(role)}</Badge>
                  {isExpired ? <Badge tint="amber">{m.expired}</Badge> : null}
                </p>
                <p className={classes.quiet}>{m.invitedBy(inviterName)}</p>
              </div>
              <div className={classes.dates}>
                <time dateTime={sentAt}>{m.sentAt(format.relative(sentAt, now))}</time>
                {isExpired ? null : <time dateTime={expiresAt}>{m.expires(format.dateTime(expiresAt))}</time>}
              </div>
              <div className={classes.actions}>
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={m.resendTo(email)}
                  onClick={() => onResend(invitation)}
                >
                  {m.resend}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-md"
                  className={classes.danger}
                  aria-label={m.withdrawTo(email)}
                  onClick={() => onWithdraw(invitation)}
                >
                  {m.withdraw}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
