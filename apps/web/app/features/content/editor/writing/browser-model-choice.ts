import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserModelState, type BrowserModelState } from './browser-model.ts';

const KEY = 'pagewright.browser-model';
const listeners = new Set<() => void>();
/** Without storage, the choice lasts for this page. */
let chosen = false;

/** Whether to write with the browser's own model if there is one; remembered in this browser. */
export function isBrowserModelChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return chosen;
  }
}

/** Switches between the browser's own model and the workspace's. */
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

/** The browser's own model for a menu. `state` is `unavailable` until the browser reports otherwise. */
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
