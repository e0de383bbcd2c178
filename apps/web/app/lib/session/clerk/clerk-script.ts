import { loadScript } from './load-script.ts';

/** The service's configuration from the document. */
export interface ClerkConfig {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  readonly uiScriptUrl: string;
}

/** A session in the vendor's script. */
export interface ClerkSession {
  readonly id: string;
  readonly status: string;
  /** For an organization, or null for none. */
  getToken(options: {
    readonly organizationId: string | null;
    readonly skipCache: boolean;
  }): Promise<string | null>;
}

/** Undefined while switching from one to another. */
export interface ClerkResources {
  readonly session?: ClerkSession | null;
  readonly organization?: { readonly id: string } | null;
}

type Mount = (element: HTMLElement, options: Readonly<Record<string, unknown>>) => void;
type Unmount = (element: HTMLElement) => void;
/** The constructor of the vendor's widgets; opaque to us. */
type ClerkUi = object;

/** The part of the vendor's script, version 6, that is used here. */
export interface Clerk extends ClerkResources {
  readonly status: 'loading' | 'ready' | 'degraded' | 'error';
  readonly client?: {
    readonly lastActiveSessionId: string | null;
    reload(): Promise<unknown>;
  };
  load(options: Readonly<Record<string, unknown>>): Promise<void>;
  addListener(hear: (resources: ClerkResources) => void): () => void;
  setActive(what: { readonly session?: string; readonly organization?: string | null }): Promise<void>;
  signOut(then: () => void): Promise<void>;
  readonly mountSignIn: Mount;
  readonly unmountSignIn: Unmount;
  readonly mountSignUp: Mount;
  readonly unmountSignUp: Unmount;
  openUserProfile(options: Readonly<Record<string, unknown>>): void;
  /** Undocumented. Without it, a service that was unavailable only recovers on a page reload. */
  __internal_reloadInitialResources?(): Promise<void>;
}

const page = globalThis as { Clerk?: Clerk; __internal_ClerkUICtor?: ClerkUi };

/**
 * Loads the vendor's script and creates one `Clerk`.
 * @throws ScriptFailure
 */
export function loadClerk({ scriptUrl, publishableKey }: ClerkConfig): Promise<Clerk> {
  const frontEnd = scriptUrl.slice(0, scriptUrl.indexOf('/npm/'));
  // The script uses the domain in the key unless another is given.
  const isProxied = frontEnd !== `https://${atob(publishableKey.split('_')[2] ?? '').replace('$', '')}`;
  return loadScript({
    src: scriptUrl,
    attributes: {
      'data-clerk-publishable-key': publishableKey,
      ...(isProxied ? { 'data-clerk-proxy-url': frontEnd } : {}),
    },
    getGlobal: () => page.Clerk,
  });
}

/**
 * Loads the vendor's widgets.
 * @throws ScriptFailure
 */
export function loadClerkUi({ uiScriptUrl }: ClerkConfig): Promise<ClerkUi> {
  return loadScript({ src: uiScriptUrl, getGlobal: () => page.__internal_ClerkUICtor });
}
