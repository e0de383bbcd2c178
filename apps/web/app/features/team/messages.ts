import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INACTIVE_AFTER_DAYS, INVITATION_DAYS } from '@pagewright/contract/team';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'Admin',
  basic_member: 'Member',
  client: 'Client',
};

/** Texts of Team Management. */
export const teamMessages = defineMessages('teamMessages', (format) => ({
  tabs: 'Team',
  members: 'Members',
  activity: 'Activity',
  loading: 'Loading team',
  fetchFailed: 'Failed to fetch team members',
  retry: 'Retry',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  undo: 'Undo',

  totalMembers: 'Total Members',
  activeMembers: 'Active Members',
  admins: 'Admins',
  pendingInvites: 'Pending Invites',
  seats: (used: number, limit: number) =>
    limit < 0
      ? format.plural(used, { one: '# seat used · Unlimited', other: '# seats used · Unlimited' })
      : `${format.number(used)} of ${format.plural(limit, { one: '# seat', other: '# seats' })} used (incl. invites)`,

  role: (role: WorkspaceRole) => ROLES[role],
  roleOf: (name: string) => `Role for ${name}`,
  you: 'You',
  active: 'Active',
  inactive: 'Inactive',
  inactiveHelp: `No sign-in for ${INACTIVE_AFTER_DAYS} days`,
  joined: (day: string) => `Joined ${day}`,
  lastActive: (when: string) => `Last active ${when}`,
  neverActive: 'Not active yet',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: 'Are you sure you want to remove this team member?',
  removeText: (name: string) => `${name} loses access immediately. What they wrote stays in the workspace.`,
  removed: 'Team member removed successfully',
  removeFailed: 'Failed to remove team member',
  roleChanged: (name: string, role: WorkspaceRole) => `${name}’s role is now ${ROLES[role]}`,
  roleFailed: 'Failed to change the role',
  lowerQuestion: 'Give up your admin role?',
  lowerText: 'Only another admin can give it back to you.',
  lower: (role: WorkspaceRole) => `Become a ${ROLES[role].toLowerCase()}`,
  leaveTitle: 'Leave this workspace',
  leaveText: 'You lose access immediately. What you wrote stays in the workspace.',
  leave: 'Leave workspace',
  leaveQuestion: (workspace: string) => `Leave “${workspace}”?`,
  leaveFailed: 'You could not leave',

  emptyTitle: 'No team members',
  emptyText: 'You are the only member. Invite people to write, review, and plan with you.',
  inviteFirst: 'Invite First Member',
  invite: 'Invite Member',
  inviteHelp: `We email a link to this address. It works once, for ${INVITATION_DAYS} days. If no mail server is set up, the operator can find the email in the outbox.`,
  email: 'Email',
  roleLabel: 'Role',
  adminHelp: 'Admins can read and change everything, and manage members, keys, and the site.',
  memberHelp:
    'Members write their own content and can read content that is in review, scheduled, or published.',
  clientHelp: 'Clients can only read the reports made for them. Everything else stays hidden.',
  required: 'Email and role are required',
  send: 'Send Invitation',
  sent: 'Invitation sent successfully!',
  inviteFailed: 'Failed to invite team member',

  invitedBy: (name: string) => `Invited by ${name}`,
  sentAt: (when: string) => `Sent ${when}`,
  expires: (day: string) => `Valid until ${day}`,
  expired: 'Expired',
  resend: 'Resend',
  resendTo: (email: string) => `Resend the invitation to ${email}`,
  resendFailed: 'Failed to resend the invitation',
  withdraw: 'Withdraw',
  withdrawTo: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawQuestion: 'Withdraw this invitation?',
  withdrawText: (email: string) => `The link emailed to ${email} will stop working.`,
  withdrawn: 'Invitation withdrawn',
  withdrawFailed: 'Failed to withdraw the invitation',
}));
