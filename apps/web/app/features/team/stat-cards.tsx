import type { Team } from '@pagewright/contract/team';
import { useFormatter, useMessages } from '../../lib/messages/use-messages.ts';
import { teamMessages } from './messages.ts';
import classes from './team.module.css';

/** Numbers of members, active members, admins, and invitations. */
export function StatCards({ team: { members, pendingInvites } }: { readonly team: Team }) {
  const m = useMessages(teamMessages);
  const format = useFormatter();
  const stats = {
    totalMembers: members.length,
    activeMembers: members.filter(({ status }) => status === 'active').length,
    admins: members.filter(({ role }) => role === 'admin').length,
    pendingInvites,
  } as const;
  return (
    <dl className={classes.stats}>
      {(Object.keys(stats) as (keyof typeof stats)[]).map((name) => (
        <div key={name} className={classes.stat}>
          <dt>{m[name]}</dt>
          <dd>{format.number(stats[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
