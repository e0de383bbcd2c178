import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { HostedInvitation } from '../features/auth/index.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { isInvitationLink } from '../lib/session/clerk/is-invitation-link.ts';
import { isHosted } from '../lib/session/hosted-identity.ts';
import { isServerPage } from '../lib/session/return-page.ts';
import { useSessionState } from '../lib/session/session-provider.tsx';
import { returnPathFrom } from '../lib/session/return-path.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { SignInUnreachable } from './sign-in-unreachable.tsx';
import { shellMessages } from './messages.ts';

interface SignedOutOnlyProps {
  readonly children: ReactNode;
  /** History state that may contain a return path. */
  readonly state: unknown;
}

/**
 * Renders its children for signed-out visitors. Signed-in users continue to their destination, after a question if they
 * came by an invitation from the hosted identity service.
 */
export function SignedOutOnly({ children, state }: SignedOutOnlyProps) {
  const m = useMessages(shellMessages);
  const session = useSessionState();
  if (session.status === 'loading') return <LoadingState label={m.loading} />;
  if (session.status === 'error') return <SignInUnreachable />;
  const isSignedIn =
    session.status === 'degraded' || (session.status === 'ready' && session.session !== null);
  if (!isSignedIn) return children;
  // From `window`: the service removes an accepted invitation from the URL without telling the router.
  if (isHosted() && isInvitationLink(globalThis.location.search)) return <HostedInvitation />;
  const way = returnPathFrom(state);
  return isServerPage(way) ? <ToPage path={way} /> : <Navigate to={way} replace />;
}

/** Redirects to a page sent by the server. */
function ToPage({ path }: { readonly path: string }) {
  const m = useMessages(shellMessages);
  useEffect(() => globalThis.location.replace(path), [path]);
  return <LoadingState label={m.loading} />;
}
