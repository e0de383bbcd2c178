import { Button } from '@mantine/core';
import type { Team } from '@pagewright/contract/team';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageActions } from '../../../ui/page-actions.tsx';
import { LazyApprovalSetting } from '../../review/index.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { teamMessages } from '../messages.ts';
import { StatCards } from '../stat-cards.tsx';
import { useTeamActions } from '../use-team-actions.ts';
import { MemberRow } from './member-row.tsx';
import classes from '../team.module.css';

/** The workspace's members and open invitations, and a way to leave. */
export function MembersTab({ team }: { readonly team: Team }) {
  const m = useMessages(teamMessages);
  const { userId } = useSession();
  const [isInviting, setInviting] = useState(false);
  const actions = useTeamActions(team.organization.name);
  const { members, organization, invitations, pendingInvites, seats } = team;
  const me = members.find((member) => member.userId === userId);
  const isAlone = members.length <= 1 && pendingInvites === 0;
  return (
    <div className={classes.section}>
      <PageActions>
        <Button leftSection={<IconUserPlus size={17} stroke={1.8} />} onClick={() => setInviting(true)}>
          {m.invite}
        </Button>
      </PageActions>
      <div className={classes.head}>
        <h2 className={classes.name}>{organization.name}</h2>
        <p className={classes.quiet}>{m.seats(seats.used, seats.limit)}</p>
      </div>
      <FailureBanner failed={actions.failed} onDismiss={actions.dismiss} />
      <StatCards team={team} />
      <h3 className={classes.title}>{isAlone ? m.you : m.members}</h3>
      <ul className={classes.rows} aria-label={m.members}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.userId === userId}
            mayChangeRoles={me?.role === 'admin'}
            onRole={(role) => actions.askRole(member, role, member.userId === userId)}
            onRemove={() => actions.ask({ kind: 'remove', member })}
          />
        ))}
      </ul>
      {isAlone ? (
        <EmptyState
          icon={<IconUsers size={26} stroke={1.6} />}
          title={m.emptyTitle}
          description={m.emptyText}
          action={<Button onClick={() => setInviting(true)}>{m.inviteFirst}</Button>}
        />
      ) : null}
      {invitations && invitations.length > 0 ? (
        <InvitationList
          invitations={invitations}
          onResend={actions.resend}
          onWithdraw={(invitation) => actions.ask({ kind: 'withdraw', invitation })}
        />
      ) : null}
      <LazyApprovalSetting />
      {me && !isAlone ? (
        <div className={classes.foot}>
          <div>
            <h3 className={classes.title}>{m.leaveTitle}</h3>
            <p className={classes.quiet}>{m.leaveText}</p>
          </div>
          <Button variant="default" onClick={() => actions.ask({ kind: 'leave', member: me })}>
            {m.leave}
          </Button>
        </div>
      ) : null}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      <ConfirmDialog
        isOpen={actions.question !== null}
        title={actions.question?.title ?? ''}
        confirmLabel={actions.question?.label ?? ''}
        cancelLabel={m.cancel}
        isDestructive
        isPending={actions.isPending}
        onConfirm={actions.confirm}
        onCancel={actions.cancel}
      >
        {actions.question?.text}
      </ConfirmDialog>
    </div>
  );
}
