import type { saveSingleSignOn } from '@pagewright/contract/settings';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';

export type SingleSignOnSettings = CallOutput<typeof saveSingleSignOn>;
export type SingleSignOnChoices = ParsedRequest<typeof saveSingleSignOn>['body'];

/** Signing in by an OpenID provider beside accounts of our own, as operators set it up. */
export interface SingleSignOn {
  readonly redirectUri: () => string;
  readonly logoutUri: () => string;
  /** Null: nothing is set up. */
  read(db: Database): Promise<SingleSignOnSettings | null>;
  /**
   * Reads the provider's discovery document, then saves in the caller's transaction.
   * @throws ApiError 404 for a workspace that the operator does not administer, 422 for what would lock everybody out,
   * 502 where the provider cannot be used.
   */
  save(db: Database, operator: Actor, choices: SingleSignOnChoices): Promise<SingleSignOnSettings>;
}

/** Makes somebody a member whom the provider let in, or gives them the role that their groups say. */
export type JoinWorkspace = (
  db: Database,
  person: {
    readonly workspaceId: string;
    readonly userId: string;
    readonly name: string;
    /** Null: who is a member keeps their role, who is none becomes a basic member. */
    readonly role: 'admin' | 'basic_member' | null;
  },
) => Promise<void>;
