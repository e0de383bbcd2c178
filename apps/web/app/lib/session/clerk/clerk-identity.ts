import type { ApiResult } from '../../api/api-failure.ts';
import type { HostedIdentity, HostedPart, HostedPlace, HostedWatcher } from '../hosted-identity-port.ts';
import { toClerkFailure } from './to-clerk-failure.ts';
import { CLERK_EMBEDDED_APPEARANCE, CLERK_APPEARANCE } from './clerk-appearance.ts';
import { type Clerk, type ClerkConfig, type ClerkResources, loadClerk, loadClerkUi } from './clerk-script.ts';
import { withTimeout, pollFor } from './poll-for.ts';

/** Opening a page makes several calls at once. */
const RECOVER_EVERY_MS = 1_000;

const late = (): Error => new Error('Clerk did not answer in time.');

/**
 * The identity service Clerk, through the vendor's script.
 * @param told its configuration from the document, as JSON
 */
export function clerkIdentity(told: string): HostedIdentity {
  const page = JSON.parse(told) as ClerkConfig;
  let watcher: HostedWatcher | null = null;
  let starting: Promise<Clerk> | null = null;
  let loading: Promise<void> | null = null;
  let place: HostedPlace | null = null;
  /** The organization of this window, independent of other windows; null for none, undefined until the first token. */
  let workspace: string | null | undefined;
  let recoveredAt = 0;
  let isPartial = false;
  let isLeaving = false;
  let giveUi: (ui: object) => void = () => undefined;

  async function start(): Promise<Clerk> {
    const made = await loadClerk(page);
    // A start that times out continues in the background and is awaited again.
    loading ??= load(made).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    await withTimeout(loading, late);
    if (made.status !== 'ready' && made.status !== 'degraded') throw late();
    isPartial = made.status === 'degraded';
    follow(made);
    return made;
  }

  function load(made: Clerk): Promise<void> {
    const ui = new Promise<object>((resolve) => {
      giveUi = resolve;
    });
    const go = (replace: boolean) => (to: string) => {
      if (place === null) globalThis.location.assign(to);
      // The new session navigates to the destination.
      else if (to.startsWith(place.path)) place.navigate(to, { replace });
    };
    return made.load({
      ui: { ClerkUI: ui },
      signInUrl: '/sign-in',
      signUpUrl: '/sign-up',
      afterSignOutUrl: '/sign-in',
      routerPush: go(false),
      routerReplace: go(true),
      telemetry: false,
    });
  }

  /** All callers share one start; a failed one is retried by the next caller. */
  function started(): Promise<Clerk> {
    starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  function follow(made: Clerk): void {
    const keyOf = ({ session, organization }: ClerkResources): string | null =>
      session?.status === 'active' ? `${session.id} ${organization?.id}` : null;
    let known = keyOf(made);
    made.addListener((resources) => {
      if (resources.session === undefined) return;
      const key = keyOf(resources);
      if (key === known || isLeaving) return;
      known = key;
      if (key === null) watcher?.onEnded();
      else watcher?.onChanged();
    });
  }

  /** Picks up a session started in another window, which the script only notices on a page reload. */
  async function takeUp(made: Clerk): Promise<void> {
    await made.client?.reload();
    const session = made.client?.lastActiveSessionId;
    if (session) await made.setActive({ session });
  }

  /** Asks a partially available service for the rest. */
  async function recover(): Promise<void> {
    if (!isPartial || Date.now() - recoveredAt < RECOVER_EVERY_MS) return;
    recoveredAt = Date.now();
    const { error } = await request('Clerk still answers in part.', async (made) => {
      await made.__internal_reloadInitialResources?.();
    });
    isPartial = error !== null;
  }

  async function askToken(made: Clerk, skipCache: boolean): Promise<string | null> {
    if (skipCache && !made.session) await takeUp(made);
    if (made.session?.status !== 'active') return null;
    if (workspace === undefined) workspace = made.organization?.id ?? null;
    return made.session.getToken({ organizationId: workspace, skipCache });
  }

  async function withUi(): Promise<Clerk> {
    const made = await started();
    giveUi(await loadClerkUi(page));
    return made;
  }

  /** Runs a request to the script and converts its outcome into a call result. */
  async function request<Data>(
    what: string,
    action: (made: Clerk) => Promise<Data>,
  ): Promise<ApiResult<Data>> {
    try {
      return { data: await withTimeout(action(await started()), late), error: null };
    } catch (error) {
      return { data: null, error: toClerkFailure(what, error) };
    }
  }

  return {
    async token({ isNew, isForLastWorkspace }) {
      if (isForLastWorkspace) workspace = undefined;
      await recover();
      const { data, error } = await request('A token could not be had from Clerk.', (made) =>
        askToken(made, isNew),
      );
      const isNobody = error === null ? data === null : error.status === 401;
      // An unavailable service cannot tell that nobody is signed in.
      const failure = isNobody && isPartial ? toClerkFailure('Clerk answers in part.', late()) : error;
      return { token: data, failure: isNobody && !isPartial ? null : failure, isIdle: false, isPartial };
    },
    watch(next) {
      watcher = next;
    },
    async signOut() {
      isLeaving = true;
      const result = await request('Signing out failed.', async (made) => {
        await made.signOut(() => undefined);
        return null;
      });
      isLeaving = false;
      if (result.error === null) workspace = undefined;
      return result;
    },
    async enterWorkspace(id) {
      return request('The organisation could not be entered.', async (made) => {
        // Outside of any organization the service knows no workspace.
        workspace = id.startsWith('org_') ? id : null;
        await made.setActive({ organization: workspace });
        return null;
      });
    },
    async mount(part, element, where) {
      const made = await withUi();
      place = where;
      const { search } = globalThis.location;
      // Invitation links lead to sign-up; users with an account sign in there.
      if (part === 'signUp' && new URLSearchParams(search).get('__clerk_status') === 'sign_in') {
        where.navigate(`/sign-in${search}`, { replace: true });
        return () => undefined;
      }
      const unmount = mountPart(made, part, element, where);
      await pollFor(() => element.firstElementChild ?? undefined, late);
      return () => {
        if (place === where) place = null;
        unmount();
      };
    },
    async openAccount() {
      const made = await withUi();
      made.openUserProfile({ appearance: CLERK_APPEARANCE });
    },
  };
}

function mountPart(clerk: Clerk, part: HostedPart, element: HTMLElement, place: HostedPlace): () => void {
  const { path, doneAt, email } = place;
  const options = {
    routing: 'path',
    path,
    fallbackRedirectUrl: doneAt,
    initialValues: email === '' ? {} : { emailAddress: email },
    appearance: CLERK_EMBEDDED_APPEARANCE,
  };
  if (part === 'signIn') {
    clerk.mountSignIn(element, { ...options, signUpUrl: '/sign-up' });
    return () => clerk.unmountSignIn(element);
  }
  clerk.mountSignUp(element, { ...options, signInUrl: '/sign-in' });
  return () => clerk.unmountSignUp(element);
}
