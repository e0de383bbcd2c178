import { PayPalButtons } from '@paypal/react-paypal-js';
import { readOrder, type PlanStart } from '@pagewright/contract/payment';
import { CURRENCY, dollarsOf, PLANS, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { useRef, useState } from 'react';
import { callApi } from '../../app/lib/api/call-api.ts';
import { reportPurchase } from '../../app/lib/consent/report-purchase.ts';
import { notify } from '../../app/lib/notices/notice-store.ts';
import { pageLanguage } from '../language/page-language.ts';
import { startOrder, completeOrder } from './buy.ts';
import { paySentences } from './pay-sentences.ts';

const LEAVE_AFTER_MS = 3_000;
const STYLE = { layout: 'vertical', shape: 'rect', label: 'paypal', height: 44 } as const;

interface PayButtonProps {
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly start: PlanStart;
  /** Reports a problem; null clears it. */
  readonly onProblem: (message: string | null) => void;
}

/** PayPal’s button: orders a plan for one billing cycle and captures the payment after the buyer approves it. */
export function PayButton({ plan, cycle, start, onProblem }: PayButtonProps) {
  const [isProcessing, setProcessing] = useState(false);
  // PayPal repeats our own errors in its words.
  const isTold = useRef(false);
  const fail = (error: unknown, otherwise: string): void => {
    setProcessing(false);
    isTold.current = true;
    onProblem(error instanceof Error && error.message !== '' ? error.message : otherwise);
  };

  return (
    <div className="pay-place">
      <PayPalButtons
        fundingSource="paypal"
        style={STYLE}
        forceReRender={[plan, cycle, start]}
        createOrder={async () => {
          isTold.current = false;
          onProblem(null);
          setProcessing(true);
          try {
            const orderId = await startOrder(plan, cycle, start);
            setProcessing(false);
            return orderId;
          } catch (error) {
            fail(error, paySentences.createCallFailed);
            throw error;
          }
        }}
        onApprove={async ({ orderID }, actions) => {
          setProcessing(true);
          try {
            const outcome = await completeOrder(orderID);
            setProcessing(false);
            // The buyer chooses another payment method for the same order.
            if (outcome === 'declined') actions.restart();
            else finish({ orderId: orderID, plan, cycle }, outcome);
          } catch (error) {
            fail(error, paySentences.processFailed);
          }
        }}
        onCancel={() => {
          setProcessing(false);
          notify({ type: 'info', message: paySentences.cancelled });
        }}
        onError={(error) => {
          if (!isTold.current) fail(error, paySentences.payPalFailed);
        }}
      >
        <p className="pay-note">{paySentences.ineligible}</p>
      </PayPalButtons>
      {isProcessing ? (
        <div className="pay-overlay" role="status">
          <span className="pay-spinner" aria-hidden="true" />
          {paySentences.processing}
        </div>
      ) : null}
    </div>
  );
}

interface Bought {
  readonly orderId: string;
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
}

/** Confirms the payment and continues to the application. */
function finish({ orderId, plan, cycle }: Bought, outcome: 'completed' | 'pending'): void {
  if (outcome === 'pending') {
    notify({ type: 'info', message: paySentences.pending, durationMs: 30_000 });
    return;
  }
  const amount = dollarsOf(PLANS[plan].priceCents[cycle]);
  void reportPurchase({ orderId, planName: plan, amount, currency: CURRENCY });
  notify({ type: 'success', message: paySentences.success(plan) });
  void sayWhenItStarts(orderId);
  setTimeout(() => globalThis.location.assign('/dashboard'), LEAVE_AFTER_MS);
}

/** Tells the buyer when a plan starts that does not start now. */
async function sayWhenItStarts(orderId: string): Promise<void> {
  const { data } = await callApi(readOrder, { params: { id: orderId } });
  if (!data || data.order.startDate === null) return;
  const day = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium' }).format(
    new Date(data.order.startDate),
  );
  notify({ type: 'info', message: paySentences.startsLater(data.order.planName, day) });
}
