import { DISPATCH_ACTION, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useState, type ComponentProps } from 'react';
import { PayButton } from './pay-button.tsx';
import { paySentences } from './pay-sentences.ts';
import { PayProblem } from './pay-problem.tsx';

/** Milliseconds after which a script that has not come is given up, as the one of signing in. */
const LATE_AFTER_MS = 15_000;

/** The button, once the script of PayPal is there; until then that it loads, or why it did not. */
export function PayPlace(props: ComponentProps<typeof PayButton>) {
  const [{ isPending, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const retry = (): void => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
  if (isRejected) return <PayProblem sentence={paySentences.scriptFailed} onRetry={retry} />;
  if (isPending) return <Awaited />;
  return <PayButton {...props} />;
}

/** That something of PayPal is on its way. */
export function PayLoading() {
  return (
    <p className="pay-note" role="status">
      <span className="pay-spinner" aria-hidden="true" /> {paySentences.loading}
    </p>
  );
}

/** That the script is on its way, until that takes too long. */
function Awaited() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <PayLoading />;
  // The browser waits for what it has asked for already, whoever asks again: a new page asks anew.
  return <PayProblem sentence={paySentences.scriptLate} onRetry={() => globalThis.location.reload()} />;
}
