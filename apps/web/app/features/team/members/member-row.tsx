import { Button, NativeSelect } from '@mantine/core';
import { toWorkspaceRole, WORKSPACE_ROLES, type WorkspaceRole } from '@pagewright/contract/auth';
import type { Member } from '@pagewright/contract/team';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { teamMessages } from '../messages.ts';
import classes from '../team.module.css';

interface MemberRowProps {
  readonly member: Member;
  readonly isMe: boolean;
  readonly mayChangeRoles: boolean;
  readonly onRole: (role: WorkspaceRole) => void;
  readonly onRemove: () => void;
}

/** A member: who, since when, and with which role. */
export function MemberRow({ member, isMe, mayChangeRoles, onRole, onRemove }: MemberRowProps) {
  const m = useMessages(teamMessages);
  const format = useFormatter();
  const now = useNow();
  const { name, email, role, status, joinedAt, lastActive, profileImageUrl } = member;
  return (
    <li className={classes.row}>
      <Avatar name={name} image={profileImageUrl} isLarge />
      <div className={classes.person}>
        <p className={classes.personName}>
          {name}
          {isMe ? <Badge>{m.you}</Badge> : null}
          <span title={status === 'inactive' ? m.inactiveHelp : undefined}>
            <Badge tint={status === 'active' ? 'green' : 'gray'}>{m[status]}</Badge>
          </span>
        </p>
        <p className={classes.quiet}>{email}</p>
      </div>
      <div className={classes.dates}>
        <time dateTime={joinedAt}>{m.joined(format.date(joinedAt))}</time>
        {lastActive === null ? (
          <span>{m.neverActive}</span>
        ) : (
          <time dateTime={lastActive} title={format.dateTime(lastActive)}>
            {m.lastActive(format.relative(lastActive, now))}
          </time>
        )}
      </div>
      <div className={classes.role}>
        {mayChangeRoles ? (
          <NativeSelect
            aria-label={m.roleOf(name)}
            value={role}
            data={WORKSPACE_ROLES.map((one) => ({ value: one, label: m.role(one) }))}
            onChange={({ currentTarget: { value } }) => onRole(toWorkspaceRole(value))}
          />
        ) : (
          <Badge tint={role === 'admin' ? 'violet' : 'gray'}>{m.role(role)}</Badge>
        )}
      </div>
      <div className={classes.actions}>
        {isMe ? null : (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.danger}
            aria-label={m.removeOf(name)}
            onClick={onRemove}
          >
            {m.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
