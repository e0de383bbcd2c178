import { lazy } from 'react';
import { IdlePart } from './idle-part.tsx';

const SessionBanner = lazy(async () => ({ default: (await import('./session-banner.tsx')).SessionBanner }));

/** Follows the session of this window; what does so is loaded after the screen, before the server can go away. */
export function SessionWatch() {
  return (
    <IdlePart>
      <SessionBanner />
    </IdlePart>
  );
}
