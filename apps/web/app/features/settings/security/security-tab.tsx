import type { Settings } from '@pagewright/contract/settings';
import { isHosted } from '../../../lib/session/hosted-identity.ts';
import { EmailVerificationCard } from '../email-verification/email-verification-card.tsx';
import { HostedAccountCard } from './hosted-account-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInHistory } from './sign-in-history.tsx';
import { TimeoutCard } from './timeout-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Account security: sign-in requirements, session length, and sign-in history. */
export function SecurityTab({ settings: { security } }: { readonly settings: Settings }) {
  return (
    <>
      {isHosted() ? (
        <HostedAccountCard />
      ) : (
        <>
          <EmailVerificationCard />
          <PasswordCard lastChanged={security.passwordLastChanged} />
          <TwoFactorCard isOn={security.twoFactorAuth} codesLeft={security.recoveryCodesLeft} />
        </>
      )}
      <TimeoutCard chosen={security.sessionTimeout} />
      <SessionsCard sessions={security.sessions} />
      <SignInHistory entries={security.loginHistory} />
    </>
  );
}
