import { loadScript } from './load-script.ts';

/** What the document tells of the service. */
export interface ClerkPage {
  readonly publishableKey: string;
  readonly scriptUrl: string;
  readonly uiScriptUrl: string;
}

/** A session as the vendor's script has it. */
export interface ClerkSession {
  readonly id: string;
  readonly status: string;
  /** For an organization, or, by null, for none. */
  getToken(options: {
    readonly organizationId: string | null;
    readonly skipCache: boolean;
  }): Promise<string | null>;
}

/** Undefined while it goes over from one to another. */
export interface ClerkResources {
  readonly session?: ClerkSession | null;
  readonly organization?: { readonly id: string } | null;
}

type Mount = (element: HTMLElement, options: Readonly<Record<string, unknown>>) => void;
type Unmount = (element: HTMLElement) => void;
/** What makes the vendor's widgets; only the vendor's own script looks into it. */
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
  /** Not documented: without it a service that was away comes back with a whole new page only. */
  __internal_reloadInitialResources?(): Promise<void>;
}

const page = globalThis as { Clerk?: Clerk; __internal_ClerkUICtor?: ClerkUi };

/** Loads the vendor's script, which makes one `Clerk`. @throws ScriptFailure */
export function loadClerk({ scriptUrl, publishableKey }: ClerkPage): Promise<Clerk> {
  const frontEnd = scriptUrl.slice(0, scriptUrl.indexOf('/npm/'));
  // The script asks the address in the key unless another stands in for it.
  const isProxied = frontEnd !== `https://${atob(publishableKey.split('_')[2] ?? '').replace('$', '')}`;
  return loadScript({
    src: scriptUrl,
    attributes: {
      'data-clerk-publishable-key': publishableKey,
      ...(isProxied ? { 'data-clerk-proxy-url': frontEnd } : {}),
    },
    made: () => page.Clerk,
  });
}

/** Loads what makes the vendor's widgets. @throws ScriptFailure */
export function loadClerkUi({ uiScriptUrl }: ClerkPage): Promise<ClerkUi> {
  return loadScript({ src: uiScriptUrl, made: () => page.__internal_ClerkUICtor });
}
