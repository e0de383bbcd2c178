import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Database } from '../../platform/db/client.ts';

/** What a user says of themselves; what is absent stays. */
export interface Profile {
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly website?: string | undefined;
  readonly bio?: string | undefined;
}

/**
 * Where people, workspaces and their members are kept beside our own tables. Everything is told to it in the transaction
 * that changes our tables, last of all: what it refuses is undone here, and what it did while the transaction failed it
 * tells us later by itself.
 * @throws ApiError of each call, where it refuses or does not answer.
 */
export interface Directory {
  /** Sends an invitation; the id by which it is known from now on. */
  invite(invitation: {
    readonly workspaceId: string;
    readonly email: string;
    readonly role: WorkspaceRole;
    readonly inviterId: string;
    readonly days: number;
  }): Promise<string>;
  /** Takes an invitation back; one that is gone counts as taken back. */
  withdraw(invitation: {
    readonly workspaceId: string;
    readonly id: string;
    readonly userId: string;
  }): Promise<void>;
  setRole(
    db: Database,
    member: { readonly workspaceId: string; readonly userId: string; readonly role: WorkspaceRole },
  ): Promise<void>;
  /** Takes a member out; tokens that were made before are good for nothing in the workspace. */
  removeMember(
    db: Database,
    member: { readonly workspaceId: string; readonly userId: string },
  ): Promise<void>;
  setProfile(userId: string, profile: Profile): Promise<void>;
  removeWorkspace(workspaceId: string): Promise<void>;
  /** Has tokens and news of a user who is deleted count for nothing from now on; asks nobody. */
  forgetUser(db: Database, userId: string): Promise<void>;
  removeUser(userId: string): Promise<void>;
}
