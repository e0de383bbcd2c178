import { readSession } from '@pagewright/contract/auth';
import { callApi, setUnattendedCheck } from '../api/call-api.ts';
import { loadSession } from './session-store.ts';

/** Including events of assistive technology, which neither points nor presses keys. */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'click',
  'input',
] as const;
const CHANNEL = 'pagewright.attendance';
/** Inactivity after which the user counts as away. */
const AWAY_AFTER_MS = 60_000;
/** How long before the session ends to warn. */
const WARNING_MS = 60_000;
/** Minimum interval between activity reports to the server and other windows. */
const REPORT_EVERY_MS = 60_000;
const CHECK_EVERY_MS = 1_000;

/** Receives the seconds left before the session times out; null if there is nothing to warn about. */
export type OnSecondsLeft = (seconds: number | null) => void;

/**
 * Watches for user activity in this window: reports it to the server, warns when the session is about to time out
 * because no window was active for the given minutes, and detects when it has. Returns the stop function.
 */
export function trackActivity(idleMinutes: number, hear: OnSecondsLeft): () => void {
  let lastSign = Date.now();
  // The server learns of this window's activity from its calls and knows of nothing later.
  let lastTold = Date.now();
  let lastAsked = 0;
  const channel = new BroadcastChannel(CHANNEL);

  const sign = (): void => {
    lastSign = Date.now();
  };
  const hearOther = (): void => {
    lastTold = Date.now();
  };
  const reportActivity = (): void => {
    lastTold = Date.now();
    channel.postMessage(null);
    void callApi(readSession, {});
  };
  const look = (): void => {
    const now = Date.now();
    if (lastSign > lastTold && now - lastTold >= REPORT_EVERY_MS) reportActivity();
    const left = lastTold + idleMinutes * 60_000 - now;
    hear(left <= WARNING_MS ? Math.max(0, Math.ceil(left / 1_000)) : null);
    // The server may have seen activity since, so ask it; it reports when the session has ended.
    if (left > 0 || now - lastAsked < REPORT_EVERY_MS / 4) return;
    lastAsked = now;
    void loadSession();
  };

  setUnattendedCheck(() => Date.now() - lastSign > AWAY_AFTER_MS);
  for (const name of ACTIVITY_EVENTS)
    globalThis.addEventListener(name, sign, { passive: true, capture: true });
  channel.addEventListener('message', hearOther);
  const timer = setInterval(look, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    channel.close();
    for (const name of ACTIVITY_EVENTS) globalThis.removeEventListener(name, sign, { capture: true });
    setUnattendedCheck(() => false);
  };
}
