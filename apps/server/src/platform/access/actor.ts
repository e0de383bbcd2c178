import type { WorkspaceRole } from '@pagewright/contract/auth';

/** The authenticated caller and their workspace. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly workspaceId: string;
  readonly workspaceSlug: string;
  readonly role: WorkspaceRole;
  readonly name: string;
  readonly email: string;
  readonly isOperator: boolean;
}
