import { makeSample, removeSample } from '@pagewright/contract/onboarding';
import { switchWorkspace } from '@pagewright/contract/team';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import type { ApiFailure } from '../../lib/api/api-failure.ts';
import { getMessages } from '../../lib/messages/define-messages.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { hostedIdentity, isHosted } from '../../lib/session/hosted-identity.ts';
import { onboardingMessages } from './messages.ts';

/**
 * Enters and leaves the user's sample workspace. Both reload the page, so that nothing of the other workspace remains.
 */
export function useSample() {
  const [pending, setPending] = useState<'open' | 'leave' | 'remove' | null>(null);

  async function open(): Promise<void> {
    setPending('open');
    const { data, error } = await callApi(makeSample, { body: {} });
    const failure = error ?? (await follow(data.workspaceId));
    if (failure) return fail(failure, getMessages(onboardingMessages).openFailed);
    goTo(data?.articleId ? `/content/${data.articleId}` : '/content');
  }

  async function leave(workspaceId: string): Promise<void> {
    setPending('leave');
    const { error } = await callApi(switchWorkspace, { body: { workspaceId } });
    const failure = error ?? (await follow(workspaceId));
    if (failure) return fail(failure, getMessages(onboardingMessages).leaveFailed);
    goTo('/content');
  }

  async function remove(): Promise<void> {
    setPending('remove');
    const { data, error } = await callApi(removeSample, {});
    const failure = error ?? (await follow(data.workspaceId));
    if (failure) return fail(failure, getMessages(onboardingMessages).removeFailed);
    goTo('/content');
  }

  function fail(failure: ApiFailure, message: string): void {
    notifyFailure(failure, { message });
    setPending(null);
  }

  return {
    pending,
    open: () => void open(),
    leave: (workspaceId: string) => void leave(workspaceId),
    remove: () => void remove(),
  };
}

/** Tells a hosted identity service, which issues the tokens, which workspace is active. */
async function follow(workspaceId: string): Promise<ApiFailure | null> {
  if (!isHosted()) return null;
  return (await (await hostedIdentity()).enterWorkspace(workspaceId)).error;
}

function goTo(path: string): void {
  globalThis.location.assign(path);
}
