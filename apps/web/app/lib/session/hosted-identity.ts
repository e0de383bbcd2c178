import type { TokenSource } from '../api/access-token.ts';
import { failureOfException } from '../api/api-failure.ts';
import type { HostedIdentity, HostedWatcher } from './hosted-identity-port.ts';

let loaded: HostedIdentity | null = null;
let watcher: HostedWatcher | null = null;

/** What the document tells of a hosted identity service; null where people sign in by this application's own forms. */
function told(): string | null {
  return document.querySelector('meta[name="identity-provider"]')?.getAttribute('content') ?? null;
}

/** Whether people sign in at a hosted identity service, and not by this application's own forms. */
export function isHosted(): boolean {
  return told() !== null;
}

/**
 * The hosted identity service, whose code is loaded only where there is one.
 * @throws Error where it cannot be loaded.
 */
export async function hostedIdentity(): Promise<HostedIdentity> {
  const { clerkIdentity } = await import('./clerk/clerk-identity.ts');
  loaded ??= clerkIdentity(told() ?? '', () => watcher);
  return loaded;
}

/** The hosted identity service as far as it is loaded; null until then, and where there is none. */
export function loadedIdentity(): HostedIdentity | null {
  return loaded;
}

/** Sets who hears of what the hosted identity service finds out by itself. */
export function followHosted(next: HostedWatcher): void {
  watcher = next;
}

/** The tokens of the hosted identity service. */
export const hostedTokens: TokenSource = {
  async token() {
    try {
      return await (await hostedIdentity()).token();
    } catch (error) {
      return { data: null, error: failureOfException({ url: '', method: 'GET' }, error, false) };
    }
  },
  dropToken: () => loaded?.dropToken(),
  forgetWorkspace: () => loaded?.forgetWorkspace(),
};
