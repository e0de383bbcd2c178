import { z } from 'zod';
import { AUTH_BODY_BYTES_MAX, emailSchema, WORKSPACE_ROLES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, lineSchema } from './text.ts';
import { UNLIMITED } from './usage.ts';

/** Maximum length of a workspace's name, in characters. */
export const WORKSPACE_NAME_MAX = 100;
/** Days that an invitation link is valid. */
export const INVITATION_DAYS = 7;
/** Days without activity after which a member counts as inactive. */
export const INACTIVE_AFTER_DAYS = 30;
/** Members and pending invitations of one workspace, on any plan. */
export const MEMBERS_MAX = 1_000;

/** The error for an invitation without an address or a role. */
const INVITE_REQUIRED = 'Email and role are required';

const roleSchema = z.enum(WORKSPACE_ROLES);

const memberSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  status: z
    .enum(['active', 'inactive'])
    .describe(`\`inactive\` after ${INACTIVE_AFTER_DAYS} days without activity.`),
  profileImageUrl: z.string().nullable(),
  joinedAt: z.string(),
  lastActive: z.string().nullable().describe('When the member was last active in this workspace.'),
});
export type Member = z.output<typeof memberSchema>;

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  inviterName: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;

const workspaceSchema = z.object({ id: z.string(), name: z.string(), slug: z.string() });

const teamSchema = z.object({
  members: z.array(memberSchema),
  organization: workspaceSchema,
  pendingInvites: z.int().min(0),
  invitations: z
    .array(invitationSchema)
    .nullable()
    .describe('Open invitations, neither accepted nor withdrawn. Null for members who are not admins.'),
  seats: z.object({
    used: z.int().min(0).describe('Number of members and pending invitations.'),
    limit: z.int().min(UNLIMITED).describe('Limit, or -1 if unlimited.'),
  }),
});
export type Team = z.output<typeof teamSchema>;

const idParams = z.object({ id: idSchema });
const tokenSchema = z.string().min(1).max(200);

export const readTeam = endpoint({
  method: 'GET',
  path: '/team',
  feature: 'team',
  summary: 'Lists the workspace’s members and, for admins, its open invitations.',
  access: 'user',
  response: teamSchema,
});

export const createWorkspace = endpoint({
  method: 'POST',
  path: '/team',
  feature: 'team',
  summary: 'Creates a workspace with you as admin. Your current workspace does not change.',
  access: 'user',
  body: z.object({ name: lineSchema(WORKSPACE_NAME_MAX).pipe(z.string().min(1, 'Name is required')) }),
  status: 201,
  response: workspaceSchema,
  refusals: [422],
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/team/{id}',
  feature: 'team',
  summary: 'Changes a member’s role, by member id or user id. Admins only.',
  access: 'user',
  params: idParams,
  body: z.object({ role: roleSchema }),
  response: memberSchema,
  refusals: [403, 404, 422],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/team/{id}',
  feature: 'team',
  summary:
    'Removes a member by member id or user id. Admins only, except to leave the workspace yourself. What they wrote stays in the workspace.',
  access: 'user',
  params: idParams,
  status: 204,
  refusals: [403, 404, 422],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/team/invite',
  feature: 'team',
  summary: 'Emails an invitation. The link works once, for that address, for a week. Admins only.',
  access: 'user',
  body: z.object({
    email: z.string({ error: INVITE_REQUIRED }).min(1, INVITE_REQUIRED).pipe(emailSchema),
    role: z.enum(WORKSPACE_ROLES, { error: INVITE_REQUIRED }),
    permissions: z
      .array(lineSchema(100))
      .max(50)
      .optional()
      .describe('Accepted but ignored. Permissions depend on the role.'),
  }),
  status: 201,
  response: invitationSchema,
  refusals: [403, 409, 422],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/team/invitations/{id}/resend',
  feature: 'team',
  summary: 'Resends an invitation with a new one-week link; the old link is void. Admins only.',
  access: 'user',
  params: idParams,
  response: invitationSchema,
  refusals: [403, 404, 422],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/team/invitations/{id}',
  feature: 'team',
  summary: 'Withdraws an invitation and voids its link. Admins only.',
  access: 'user',
  params: idParams,
  status: 204,
  refusals: [403, 404],
});

/** States of an invitation. */
export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

export const openInvitation = endpoint({
  method: 'POST',
  path: '/team/invitations/open',
  feature: 'team',
  summary: 'Reads an invitation, using its link.',
  access: 'public',
  body: z.object({ token: tokenSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: z.object({
    workspaceName: z.string(),
    inviterName: z.string(),
    email: z.string(),
    role: roleSchema,
    state: z.enum(INVITATION_STATES),
    expiresAt: z.string(),
  }),
  refusals: [404],
});

export const acceptInvitation = endpoint({
  forClients: true,
  method: 'POST',
  path: '/team/invitations/accept',
  feature: 'team',
  summary: 'Accepts an invitation sent to your address. Your next token is for that workspace.',
  access: 'user',
  body: z.object({ token: tokenSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  response: workspaceSchema,
  refusals: [403, 404, 409, 422],
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/team/invitations/decline',
  feature: 'team',
  summary: 'Declines an invitation, using its link.',
  access: 'public',
  body: z.object({ token: tokenSchema }),
  bodyLimit: AUTH_BODY_BYTES_MAX,
  status: 204,
  refusals: [404, 409],
});

export const listWorkspaces = endpoint({
  forClients: true,
  method: 'GET',
  path: '/team/workspaces',
  feature: 'team',
  summary: 'Lists your workspaces.',
  access: 'user',
  response: z.object({
    workspaces: z.array(
      workspaceSchema.extend({
        role: roleSchema,
        isCurrent: z.boolean(),
        isSample: z.boolean().describe('Whether it is the caller’s sample workspace.'),
      }),
    ),
  }),
});
export type WorkspaceEntry = z.output<typeof listWorkspaces.response>['workspaces'][number];

export const switchWorkspace = endpoint({
  forClients: true,
  method: 'POST',
  path: '/team/switch',
  feature: 'team',
  summary: 'Switches to another of your workspaces. Your next token is for it.',
  access: 'user',
  body: z.object({ workspaceId: idSchema }),
  response: workspaceSchema,
  refusals: [404],
});
