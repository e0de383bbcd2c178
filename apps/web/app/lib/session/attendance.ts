import { readSession } from '@pagewright/contract/auth';
import { callApi, watchAttendance } from '../api/call-api.ts';
import { loadSession } from './session-store.ts';

/** With what assistive technology does, which neither points nor presses keys. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'] as const;
const CHANNEL = 'pagewright.attendance';
/** Without a sign of a person for this long nobody is here. */
const HERE_MS = 60_000;
/** How long before the end it is warned of. */
const WARNING_MS = 60_000;
/** How often at most the server and the other windows are told that somebody is here. */
const TELL_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** How many seconds are left before the session ends because nothing is done; null where there is nothing to warn of. */
export type HearSecondsLeft = (seconds: number | null) => void;

/**
 * Watches whether a person is at this window: tells the server so, warns when the session is about to end because nobody
 * was at any window for the minutes given, and finds out when it has. Answers how to stop.
 */
export function followAttendance(idleMinutes: number, hear: HearSecondsLeft): () => void {
  let lastSign = Date.now();
  // The server hears of this window's use by its calls; it knows of nothing later.
  let lastTold = Date.now();
  let lastAsked = 0;
  const channel = new BroadcastChannel(CHANNEL);

  const sign = (): void => {
    lastSign = Date.now();
  };
  const hearOther = (): void => {
    lastTold = Date.now();
  };
  const tell = (): void => {
    lastTold = Date.now();
    channel.postMessage(null);
    void callApi(readSession, {});
  };
  const look = (): void => {
    const now = Date.now();
    if (lastSign > lastTold && now - lastTold >= TELL_EVERY_MS) tell();
    const left = lastTold + idleMinutes * 60_000 - now;
    hear(left <= WARNING_MS ? Math.max(0, Math.ceil(left / 1_000)) : null);
    // The server may have heard of use since: it is asked, and it says when the session has ended.
    if (left > 0 || now - lastAsked < TELL_EVERY_MS / 4) return;
    lastAsked = now;
    void loadSession();
  };

  watchAttendance(() => Date.now() - lastSign > HERE_MS);
  for (const name of SIGNS) globalThis.addEventListener(name, sign, { passive: true, capture: true });
  channel.addEventListener('message', hearOther);
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    channel.close();
    for (const name of SIGNS) globalThis.removeEventListener(name, sign, { capture: true });
    watchAttendance(() => false);
  };
}
