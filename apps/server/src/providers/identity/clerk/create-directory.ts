import { ApiError } from '../../../platform/api-error.ts';
import type { Directory, Profile } from '../directory.ts';
import type { ClerkCalls } from './calls.ts';
import { ClerkRefusal, isGone } from './client-error.ts';
import { clerkMessages } from './messages.ts';
import { memberId, mirrorMember } from './mirror.ts';
import { noteVersion } from './mirror-repository.ts';
import { isOrganization, splitName, toClerkRole } from './names.ts';
import { CLOCK_SKEW_SECONDS } from './verify-token.ts';

/** The latest issue time of any token issued until now. */
const afterEveryToken = (): number => Date.now() + CLOCK_SKEW_SECONDS * 1000;

/** Creates the directory backed by the service. */
export function createDirectory(calls: ClerkCalls, publicUrl: () => string): Directory {
  return {
    async invite({ workspaceId, email, role, inviterId, days }) {
      if (!isOrganization(workspaceId)) throw new ApiError(422, 'personal_workspace', clerkMessages.personal);
      const sent = await calls
        .invite(workspaceId, {
          email_address: email,
          role: toClerkRole(role),
          inviter_user_id: inviterId,
          redirect_url: `${publicUrl()}/sign-up`,
          expires_in_days: days,
        })
        .catch((error: unknown) => {
          throw inOurWords(error);
        });
      return sent.id;
    },
    withdraw: ({ workspaceId, id, userId }) =>
      unlessGone(calls.revokeInvitation(workspaceId, id, userId), (code) => code.includes('not_pending')),
    async setRole(db, { workspaceId, userId, role }) {
      if (!isOrganization(workspaceId)) return;
      const { updated_at: version } = await calls.setRole(workspaceId, userId, toClerkRole(role));
      await noteVersion(db, { kind: 'member', id: memberId(workspaceId, userId), version });
    },
    async removeMember(db, { workspaceId, userId }) {
      if (isOrganization(workspaceId)) await unlessGone(calls.removeMember(workspaceId, userId));
      await mirrorMember(db, { workspaceId, userId, role: null, version: afterEveryToken() });
    },
    async setProfile(userId, { name, ...about }: Profile) {
      if (name !== undefined) await calls.updateUser(userId, splitName(name));
      const metadata = Object.entries(about).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      if (metadata.length > 0) await calls.setPublicMetadata(userId, Object.fromEntries(metadata));
    },
    async removeWorkspace(workspaceId) {
      if (isOrganization(workspaceId)) await unlessGone(calls.deleteOrganization(workspaceId));
    },
    async removeUser(userId) {
      await unlessGone(calls.deleteUser(userId));
    },
    async forgetUser(db, userId) {
      await noteVersion(db, { kind: 'user', id: userId, version: afterEveryToken(), isGone: true });
    },
  };
}

async function unlessGone(
  call: Promise<unknown>,
  isDone: (code: string) => boolean = () => false,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isGone(error) && !(error instanceof ClerkRefusal && isDone(error.vendorCode))) throw error;
  }
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof ClerkRefusal)) return error;
  if (error.vendorCode === 'already_a_member_in_organization')
    return new ApiError(409, 'already_member', clerkMessages.alreadyMember);
  if (error.vendorCode === 'duplicate_record')
    return new ApiError(409, 'already_invited', clerkMessages.alreadyInvited);
  return error;
}
