import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Database } from '../../platform/db/client.ts';

/** A user's profile; absent fields are unchanged. */
export interface Profile {
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly website?: string | undefined;
  readonly bio?: string | undefined;
}

/**
 * An external directory of people, workspaces, and members in addition to our own tables. It is called at the end of
 * the transaction that changes our tables, inside `waitingFirst`: the transaction checks whether the change is allowed
 * and is rolled back, the directory is called, and the transaction is repeated with its answer. If the directory refuses,
 * nothing changes; if the repeated transaction fails, its later events correct our tables.
 * @throws ApiError from each call if it refuses or does not respond.
 */
export interface Directory {
  /** Sends an invitation; returns its ID. */
  invite(invitation: {
    readonly workspaceId: string;
    readonly email: string;
    readonly role: WorkspaceRole;
    readonly inviterId: string;
    readonly days: number;
  }): Promise<string>;
  /** Revokes an invitation; one that no longer exists counts as revoked. */
  withdraw(invitation: {
    readonly workspaceId: string;
    readonly id: string;
    readonly userId: string;
  }): Promise<void>;
  setRole(
    db: Database,
    member: { readonly workspaceId: string; readonly userId: string; readonly role: WorkspaceRole },
  ): Promise<void>;
  /** Removes a member; tokens issued before become invalid in the workspace. */
  removeMember(
    db: Database,
    member: { readonly workspaceId: string; readonly userId: string },
  ): Promise<void>;
  setProfile(userId: string, profile: Profile): Promise<void>;
  removeWorkspace(workspaceId: string): Promise<void>;
  /** Makes tokens and events of a deleted user invalid from now on; calls no one. */
  forgetUser(db: Database, userId: string): Promise<void>;
  removeUser(userId: string): Promise<void>;
}
