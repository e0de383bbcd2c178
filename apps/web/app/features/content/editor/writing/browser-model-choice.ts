import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserModelState, type BrowserModelState } from './browser-model.ts';

const KEY = 'pagewright.browser-model';
const listeners = new Set<() => void>();
/** Without storage the choice holds for this page. */
let chosen = false;

/** Whether writing is asked of the browser's own model, where there is one; remembered in this browser. */
export function isBrowserModelChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return chosen;
  }
}

/** Chooses the browser's own model, or the workspace's again. */
export function chooseBrowserModel(isChosen: boolean): void {
  chosen = isChosen;
  try {
    if (isChosen) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be off or full.
  }
  for (const listener of listeners) listener();
}

/** The browser's own model, as a menu offers it. `state` is `unavailable` until the browser has said otherwise. */
export function useBrowserModel(): { readonly state: BrowserModelState; readonly isChosen: boolean } {
  const [state, setState] = useState<BrowserModelState>('unavailable');
  useEffect(() => {
    let isGone = false;
    void browserModelState().then((now) => {
      if (!isGone) setState(now);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const isChosen = useSyncExternalStore(subscribe, isBrowserModelChosen, () => false);
  return { state, isChosen: isChosen && state !== 'unavailable' };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
