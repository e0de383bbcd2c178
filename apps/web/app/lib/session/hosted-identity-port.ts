import type { TokenResult, TokenRequest } from '../api/access-token.ts';
import type { ApiResult } from '../api/api-failure.ts';

/** A screen of the service embedded in ours. */
export type HostedPart = 'signIn' | 'signUp';

/** How an embedded part of the service is placed in the application. */
export interface HostedPlace {
  /** The application path below which the part has its own steps. */
  readonly path: string;
  /** Destination when the part is done. */
  readonly doneAt: string;
  /** Initial email address of the form; may be empty. */
  readonly email: string;
  /** Navigates to a step of the part. */
  readonly navigate: (to: string, how: { readonly replace: boolean }) => void;
}

/** Callbacks for changes that the service detects. */
export interface HostedWatcher {
  /** Someone signed in or out or switched workspaces. */
  readonly onChanged: () => void;
  /** The session was ended elsewhere. */
  readonly onEnded: () => void;
}

/** What the application needs from a hosted identity service, whatever the vendor. */
export interface HostedIdentity {
  /** A token for this window's workspace. A partially available service is also asked for the rest. */
  token(wish: TokenRequest): Promise<TokenResult>;
  /** Sets the callbacks for changes that the service detects. */
  watch(watcher: HostedWatcher): void;
  /** Ends the session with the service. */
  signOut(): Promise<ApiResult<null>>;
  /** Switches the workspace for the user's next window and this window's next token. */
  enterWorkspace(id: string): Promise<ApiResult<null>>;
  /**
   * Mounts a part of the service in an element and returns the unmount function.
   * @throws Error if it cannot be loaded
   */
  mount(part: HostedPart, element: HTMLElement, place: HostedPlace): Promise<() => void>;
  /**
   * Opens the service's account settings.
   * @throws Error if it cannot be loaded
   */
  openAccount(): Promise<void>;
}
