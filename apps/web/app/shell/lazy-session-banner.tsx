import { lazy } from 'react';
import { WhenIdle } from './when-idle.tsx';

const SessionBanner = lazy(async () => ({ default: (await import('./session-banner.tsx')).SessionBanner }));

/** Tracks this window's session. Its code loads after the screen, before the server may become unreachable. */
export function LazySessionBanner() {
  return (
    <WhenIdle>
      <SessionBanner />
    </WhenIdle>
  );
}
