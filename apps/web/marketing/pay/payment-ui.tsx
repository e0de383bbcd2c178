import { PayPalScriptProvider } from '@paypal/react-paypal-js';
import type { PlanName } from '@pagewright/contract/plans';
import { sitePath } from '@pagewright/contract/site-path';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageLanguage } from '../language/page-language.ts';
import { useBillingCycle } from './billing-cycle.ts';
import { PayBanner } from './pay-banner.tsx';
import { PayLoading, LazyPayButton } from './lazy-pay-button.tsx';
import { PayProblem } from './pay-problem.tsx';
import { paySentences } from './pay-sentences.ts';
import { loadPaySetup, type PaySetup } from './pay-setup.ts';
import { scriptOptions } from './script-options.ts';
import { StartChoice } from './start-choice.tsx';
import { Toasts } from './toasts.tsx';

/** A place on the page where a plan can be paid for. */
export interface PaySlot {
  readonly element: HTMLElement;
  readonly plan: PlanName;
}

/** The page's payment UI: a button in each slot, errors, and notices. */
export function PaymentUi({ slots }: { readonly slots: readonly PaySlot[] }) {
  const [setup, setSetup] = useState<PaySetup>({ kind: 'loading' });
  const [problem, setProblem] = useState<string | null>(null);
  const cycle = useBillingCycle();
  useEffect(() => void loadPaySetup().then(setSetup), []);
  const retry = (): void => {
    setSetup({ kind: 'loading' });
    void loadPaySetup().then(setSetup);
  };

  const inSlots = (show: (plan: PlanName) => ReactNode): ReactNode =>
    slots.map(({ element, plan }) => createPortal(show(plan), element, plan));
  return (
    <>
      <PayBanner message={problem} onClose={() => setProblem(null)} />
      <Toasts />
      {setup.kind === 'ready' ? (
        <PayPalScriptProvider options={scriptOptions(setup.script)}>
          {inSlots((plan) => (
            <StartChoice dates={setup.dates} plan={plan} cycle={cycle}>
              {(start) => <LazyPayButton plan={plan} cycle={cycle} start={start} onProblem={setProblem} />}
            </StartChoice>
          ))}
        </PayPalScriptProvider>
      ) : (
        inSlots(() => <WithoutButton setup={setup} onRetry={retry} />)
      )}
    </>
  );
}

interface WithoutButtonProps {
  readonly setup: Exclude<PaySetup, { kind: 'ready' }>;
  readonly onRetry: () => void;
}

/** Shown in place of the payment button. */
function WithoutButton({ setup, onRetry }: WithoutButtonProps) {
  if (setup.kind === 'member') {
    const admins = new Intl.ListFormat(pageLanguage, { type: 'disjunction' }).format(setup.admins);
    return (
      <p className="pay-note">
        {paySentences.adminsOnly} {admins === '' ? null : paySentences.ask(admins)}
      </p>
    );
  }
  if (setup.kind === 'loading') return <PayLoading />;
  if (setup.kind === 'failed') return <PayProblem sentence={paySentences.setupFailed} onRetry={onRetry} />;
  if (setup.kind === 'off') return <p className="pay-note">{paySentences.off}</p>;
  return (
    <a className="button" href={`/sign-in?to=${sitePath('/pricing', pageLanguage)}`}>
      {paySentences.signIn}
    </a>
  );
}
