import type { WorkspaceRole } from '@pagewright/contract/auth';
import {
  changeRole,
  removeMember,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
  type Member,
} from '@pagewright/contract/team';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify, type NoticeAction } from '../../lib/notices/notice-store.ts';
import { loadSession } from '../../lib/session/session-store.ts';
import type { FailedAction } from './failure-banner.tsx';
import { teamMessages } from './messages.ts';

/** An action to confirm first. */
type PendingAction =
  | { readonly kind: 'remove' | 'leave'; readonly member: Member }
  | { readonly kind: 'lower'; readonly member: Member; readonly role: WorkspaceRole }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

/** Actions on members and invitations; failures are shown until dismissed. */
export function useTeamActions(workspaceName: string) {
  const m = useMessages(teamMessages);
  const queries = useQueryClient();
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<FailedAction | null>(null);

  async function carryOut(
    call: Promise<ApiResult<unknown>>,
    title: string,
    done: { readonly message: string; readonly action?: NoticeAction } | null,
  ): Promise<boolean> {
    setFailed(null);
    setPending(true);
    const { error } = await call;
    setPending(false);
    setPendingAction(null);
    if (error) setFailed({ title, failure: error });
    else if (done) notify({ type: 'success', ...done });
    await queries.invalidateQueries({ queryKey: ['api', 'team'] });
    return !error;
  }

  async function setRole(member: Member, role: WorkspaceRole, isMe: boolean): Promise<void> {
    const undo = { label: m.undo, onSelect: () => void setRole({ ...member, role }, member.role, isMe) };
    const isDone = await carryOut(
      callApi(changeRole, { params: { id: member.id }, body: { role } }),
      m.roleFailed,
      // Admins who give up their role cannot take it back.
      { message: m.roleChanged(member.name, role), ...(isMe ? {} : { action: undo }) },
    );
    if (isDone && isMe) await loadSession();
  }

  async function leave({ id }: Member): Promise<void> {
    const isDone = await carryOut(callApi(removeMember, { params: { id } }), m.leaveFailed, null);
    // Reloads the page in another workspace, so that nothing of this one remains.
    if (isDone) globalThis.location.assign('/content');
  }

  const questions = {
    remove: (member: Member) => ({
      title: m.removeQuestion,
      text: m.removeText(member.name),
      label: m.remove,
      confirm: () =>
        carryOut(callApi(removeMember, { params: { id: member.userId } }), m.removeFailed, {
          message: m.removed,
        }),
    }),
    leave: (member: Member) => ({
      title: m.leaveQuestion(workspaceName),
      text: m.leaveText,
      label: m.leave,
      confirm: () => leave(member),
    }),
    lower: (member: Member, role: WorkspaceRole) => ({
      title: m.lowerQuestion,
      text: m.lowerText,
      label: m.lower(role),
      confirm: () => setRole(member, role, true),
    }),
    withdraw: ({ id, email }: Invitation) => ({
      title: m.withdrawQuestion,
      text: m.withdrawText(email),
      label: m.withdraw,
      confirm: () =>
        carryOut(callApi(withdrawInvitation, { params: { id } }), m.withdrawFailed, {
          message: m.withdrawn,
        }),
    }),
  };
  const question =
    pendingAction === null
      ? null
      : pendingAction.kind === 'withdraw'
        ? questions.withdraw(pendingAction.invitation)
        : pendingAction.kind === 'lower'
          ? questions.lower(pendingAction.member, pendingAction.role)
          : questions[pendingAction.kind](pendingAction.member);

  return {
    failed,
    isPending,
    question,
    dismiss: () => setFailed(null),
    ask: setPendingAction,
    askRole(member: Member, role: WorkspaceRole, isMe: boolean): void {
      if (isMe && role !== 'admin') setPendingAction({ kind: 'lower', member, role });
      else void setRole(member, role, isMe);
    },
    resend: ({ id }: Invitation) =>
      void carryOut(callApi(resendInvitation, { params: { id } }), m.resendFailed, { message: m.sent }),
    confirm: () => void question?.confirm(),
    cancel: () => setPendingAction(null),
  };
}
