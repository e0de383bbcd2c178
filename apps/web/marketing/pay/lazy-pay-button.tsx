import { DISPATCH_ACTION, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useState, type ComponentProps } from 'react';
import { PayButton } from './pay-button.tsx';
import { paySentences } from './pay-sentences.ts';
import { PayProblem } from './pay-problem.tsx';

/** Timeout in milliseconds for loading the script, as for sign-in. */
const LATE_AFTER_MS = 15_000;

/** The button once PayPal's script is loaded; until then a loading state or the error. */
export function LazyPayButton(props: ComponentProps<typeof PayButton>) {
  const [{ isPending, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const retry = (): void => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
  if (isRejected) return <PayProblem sentence={paySentences.scriptFailed} onRetry={retry} />;
  if (isPending) return <Awaited />;
  return <PayButton {...props} />;
}

/** The loading state of PayPal's script or button. */
export function PayLoading() {
  return (
    <p className="pay-note" role="status">
      <span className="pay-spinner" aria-hidden="true" /> {paySentences.loading}
    </p>
  );
}

/** The loading state, until it takes too long. */
function Awaited() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <PayLoading />;
  // The browser keeps waiting for a pending script even if it is requested again; only reloading the page retries.
  return <PayProblem sentence={paySentences.scriptLate} onRetry={() => globalThis.location.reload()} />;
}
