import { PayPalButtons } from '@paypal/react-paypal-js';
import { readOrder, type PlanStart } from '@pagewright/contract/payment';
import { CURRENCY, dollarsOf, PLANS, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { useRef, useState } from 'react';
import { callApi } from '../../app/lib/api/call-api.ts';
import { tellPurchase } from '../../app/lib/consent/tell-purchase.ts';
import { notify } from '../../app/lib/notices/notice-store.ts';
import { beginOrder, finishOrder } from './buy.ts';
import { paySentences } from './pay-sentences.ts';

const LEAVE_AFTER_MS = 3_000;
const STYLE = { layout: 'vertical', shape: 'rect', label: 'paypal', height: 44 } as const;

interface PayButtonProps {
  readonly plan: PlanName;
  readonly cycle: BillingCycle;
  readonly start: PlanStart;
  /** Tells what went wrong; null: nothing stands in the way any more. */
  readonly onProblem: (message: string | null) => void;
}

/** PayPal’s own button: orders a term of the plan, and has its money taken when the buyer has approved it. */
export function PayButton({ plan, cycle, start, onProblem }: PayButtonProps) {
  const [isProcessing, setProcessing] = useState(false);
  // What PayPal tells of an error that was ours is the same once more, in its own words.
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
            const orderId = await beginOrder(plan, cycle, start);
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
            const outcome = await finishOrder(orderID);
            setProcessing(false);
            // Its buyer chooses another way to pay, for the same order.
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

/** Says that it is paid, and goes on to the application. */
function finish({ orderId, plan, cycle }: Bought, outcome: 'completed' | 'pending'): void {
  if (outcome === 'pending') {
    notify({ type: 'info', message: paySentences.pending, durationMs: 30_000 });
    return;
  }
  const amount = dollarsOf(PLANS[plan].priceCents[cycle]);
  void tellPurchase({ orderId, planName: plan, amount, currency: CURRENCY });
  notify({ type: 'success', message: paySentences.success(plan) });
  void sayWhenItStarts(orderId);
  setTimeout(() => globalThis.location.assign('/dashboard'), LEAVE_AFTER_MS);
}

/** Says when a plan begins that does not begin now. */
async function sayWhenItStarts(orderId: string): Promise<void> {
  const { data } = await callApi(readOrder, { params: { id: orderId } });
  if (!data || data.order.startDate === null) return;
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(data.order.startDate));
  notify({ type: 'info', message: paySentences.startsLater(data.order.planName, day) });
}
