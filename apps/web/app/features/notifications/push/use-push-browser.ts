import { forgetBrowser, keepBrowser, readPush } from '@pagewright/contract/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { apiQuery, apiQueryKey } from '../../../lib/api/api-query.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { toSubscriptionKeys, readBrowserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { pushMessages } from './push-messages.ts';
import { storePushUser } from './push-user.ts';

/** Whether this browser shows my notifications, or what prevents it. */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

const NOT_FOUND = 404;
const BROWSER_QUERY = { queryKey: ['push', 'browser'], queryFn: readBrowserPush, staleTime: 0 };

/** The push notification state of this browser and the server, and how to change it. */
export function usePushBrowser(onTurnedOn: () => Promise<void>) {
  const m = useMessages(pushMessages);
  const { userId } = useSession();
  const queries = useQueryClient();
  const server = useQuery(apiQuery(readPush, {}));
  const browser = useQuery(BROWSER_QUERY);
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const { data: here, refetch: readHere } = browser;
  useEffect(() => followPermission(() => void readHere()), [readHere]);

  const readAgain = (): Promise<unknown> =>
    Promise.all([readHere(), queries.invalidateQueries({ queryKey: apiQueryKey(readPush) })]);

  /** Returns why it failed; null on success. */
  async function turnOn(publicKey: string): Promise<ReactNode> {
    if ((await Notification.requestPermission()) !== 'granted') return m.notAnswered;
    const subscription = await subscribeBrowser(publicKey).catch(() => null);
    if (!subscription) return m.serviceAway;
    const { error } = await callApi(keepBrowser, { body: toSubscriptionKeys(subscription) });
    if (error) return failureText(error);
    storePushUser(userId);
    await onTurnedOn();
    return null;
  }

  async function turnOff(id: string): Promise<ReactNode> {
    const { error } = await callApi(forgetBrowser, { params: { id } });
    if (error && error.status !== NOT_FOUND) return failureText(error);
    storePushUser(null);
    // Nothing is sent to it anymore, whether or not the browser ends the subscription.
    await unsubscribeBrowser().catch(() => undefined);
    return null;
  }

  async function change(work: Promise<ReactNode>): Promise<void> {
    setChanging(true);
    setProblem(null);
    const failed = await work;
    await readAgain();
    setProblem(failed);
    setChanging(false);
  }

  const { data: told } = server;
  const publicKey = told?.publicKey ?? null;
  const id = here?.id ?? null;
  return {
    state: told && here ? stateOf(told, here) : null,
    others: told ? told.browsers.filter((one) => one !== id).length : 0,
    error: server.error,
    refetch: () => void readAgain(),
    isChanging,
    problem,
    turnOn: () => void (publicKey !== null && change(turnOn(publicKey))),
    turnOff: () => void (id !== null && change(turnOff(id))),
  };
}

function stateOf(
  { publicKey, browsers }: { readonly publicKey: string | null; readonly browsers: readonly string[] },
  { permission, id }: Awaited<ReturnType<typeof readBrowserPush>>,
): PushState {
  if (permission === 'unsupported') return 'unsupported';
  if (publicKey === null) return 'unavailable';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && id !== null && browsers.includes(id) ? 'on' : 'off';
}

/**
 * Calls the listener when the notification permission changes in the browser's settings. Returns the unsubscribe
 * function.
 */
function followPermission(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((one) => {
      status = one;
      if (!isOver) one.addEventListener('change', listener);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    status?.removeEventListener('change', listener);
  };
}
