import type { TokenAnswer, TokenWish } from '../api/access-token.ts';
import type { ApiResult } from '../api/api-failure.ts';

/** A screen of the service that is shown within ours. */
export type HostedPart = 'signIn' | 'signUp';

/** How a part of the service stands in the application. */
export interface HostedPlace {
  /** The path of the application that the part's own steps are below. */
  readonly path: string;
  /** Where its user goes when it is done. */
  readonly doneAt: string;
  /** The address that the part's form begins with; empty for none. */
  readonly email: string;
  /** Goes to a step of the part. */
  readonly navigate: (to: string, how: { readonly replace: boolean }) => void;
}

/** Who wants to know what the service finds out by itself. */
export interface HostedWatcher {
  /** Somebody signed in or out, or went to another workspace. */
  readonly changed: () => void;
  /** The session was ended from elsewhere. */
  readonly ended: () => void;
}

/** What a hosted identity service does for the application, whoever its vendor is. */
export interface HostedIdentity {
  /** A token for the workspace of this window. A service that answers in part is asked for the rest as well. */
  token(wish: TokenWish): Promise<TokenAnswer>;
  /** Sets who hears of what the service finds out by itself. */
  watch(watcher: HostedWatcher): void;
  /** Ends the session at the service. */
  signOut(): Promise<ApiResult<null>>;
  /** Has the user's next window, and this one's next token, be in a workspace. */
  enterWorkspace(id: string): Promise<ApiResult<null>>;
  /**
   * Shows a part of the service in an element, and answers how to take it away.
   * @throws Error where it cannot be loaded.
   */
  mount(part: HostedPart, element: HTMLElement, place: HostedPlace): Promise<() => void>;
  /**
   * Opens what people change about their account at the service.
   * @throws Error where it cannot be loaded.
   */
  openAccount(): Promise<void>;
}
