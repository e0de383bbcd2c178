import type { Context } from '../../platform/context.ts';
import type { EffectContext } from '../../platform/jobs/define.ts';
import type { JobMember } from './job-member-repository.ts';

/** The context of a job that asks other services in a member's name. */
export function createJobContext(
  { db, services, log }: EffectContext,
  {
    name,
    member,
    signal,
  }: { readonly name: string; readonly member: JobMember; readonly signal: AbortSignal },
): Context {
  return {
    actor: { ...member, sessionId: '', isOperator: false },
    db,
    services,
    log,
    requestId: `${name}-${member.workspaceId}`,
    signal,
    progress: () => signal.throwIfAborted(),
    outside: db,
  };
}
