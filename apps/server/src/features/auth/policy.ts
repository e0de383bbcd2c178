import type { WorkspaceRole } from '@pagewright/contract/auth';

/** Permissions of each role in its workspace, by the names that screens use. */
const PERMISSIONS: Readonly<Record<WorkspaceRole, readonly string[]>> = {
  admin: [
    'content:read_own',
    'content:manage_own',
    'content:read_shared',
    'content:manage_all',
    'members:read',
    'members:manage',
    'billing:manage',
    'workspace:manage',
  ],
  client: [],
  basic_member: ['content:read_own', 'content:manage_own', 'content:read_shared', 'members:read'],
};

/** The permissions of a role. */
export function permissionsOf(role: WorkspaceRole): string[] {
  return [...PERMISSIONS[role]];
}
