import type { saveSingleSignOn } from '@pagewright/contract/settings';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/client.ts';

export type SingleSignOnSettings = CallOutput<typeof saveSingleSignOn>;
export type SingleSignOnChoices = ParsedRequest<typeof saveSingleSignOn>['body'];

/** Sign-in through an OpenID provider in addition to our own accounts, as configured by operators. */
export interface SingleSignOn {
  readonly redirectUri: () => string;
  readonly logoutUri: () => string;
  /** Null: not configured. */
  read(db: Database): Promise<SingleSignOnSettings | null>;
  /**
   * Reads the provider's discovery document, then saves in the caller's transaction.
   * @throws ApiError 404 for a workspace the operator does not administer, 422 for settings that would lock everybody
   * out, 502 if the provider cannot be used.
   */
  save(db: Database, operator: Actor, choices: SingleSignOnChoices): Promise<SingleSignOnSettings>;
}

/** Makes a person admitted by the provider a member, or updates their role from their groups. */
export type JoinWorkspace = (
  db: Database,
  person: {
    readonly workspaceId: string;
    readonly userId: string;
    readonly name: string;
    /** Null: members keep their role, others become basic members. */
    readonly role: 'admin' | 'basic_member' | null;
  },
) => Promise<void>;
