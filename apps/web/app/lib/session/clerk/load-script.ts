import { pollFor } from './poll-for.ts';

const RETRIES_MAX = 5;
const FIRST_RETRY_MS = 125;

/** A script of the service, and the global it creates. */
interface Script<Made> {
  readonly src: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly getGlobal: () => Made | undefined;
}

/** The service's script could not be loaded. */
export class ScriptFailure extends Error {
  readonly code = 'failed_to_load_clerk_js';

  constructor(src: string) {
    super(`Failed to load Clerk JS: ${src}`);
  }
}

/**
 * Loads a script of the service and returns the global it creates. Retries up to 5 times with exponential backoff from
 * 125 ms and jitter, so that many browsers do not come back at once.
 * @throws ScriptFailure if it has not run after 15 s or has failed permanently
 */
export async function loadScript<Made>(script: Script<Made>): Promise<Made> {
  const loadedGlobal = script.getGlobal();
  if (loadedGlobal !== undefined) return loadedGlobal;
  const failed = new AbortController();
  let retries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let element: HTMLScriptElement | undefined;

  const retry = (): void => {
    element?.remove();
    if (retries === RETRIES_MAX) return failed.abort();
    again = setTimeout(attempt, FIRST_RETRY_MS * 2 ** retries * (1 + Math.random()));
    retries += 1;
  };
  const attempt = (): void => {
    element = document.createElement('script');
    element.async = true;
    element.crossOrigin = 'anonymous';
    for (const [name, value] of Object.entries(script.attributes ?? {})) element.setAttribute(name, value);
    element.addEventListener('error', retry);
    element.src = script.src;
    document.head.append(element);
  };

  attempt();
  try {
    return await pollFor(script.getGlobal, () => new ScriptFailure(script.src), failed.signal);
  } catch (error) {
    element?.removeEventListener('error', retry);
    element?.remove();
    throw error;
  } finally {
    clearTimeout(again);
  }
}
