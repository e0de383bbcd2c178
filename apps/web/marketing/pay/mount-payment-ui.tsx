import { PLAN_NAMES } from '@pagewright/contract/plans';
import { createRoot } from 'react-dom/client';
import { PaymentUi, type PaySlot } from './payment-ui.tsx';
import './pay.css';

/** Mounts the payment UI in the page elements that name a plan. */
export function mountPaymentUi(elements: readonly HTMLElement[]): void {
  const slots = elements.flatMap((element): PaySlot[] => {
    const plan = PLAN_NAMES.find((name) => name === element.dataset['pay']);
    if (plan === undefined) return [];
    element.replaceChildren();
    return [{ element, plan }];
  });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<PaymentUi slots={slots} />);
}
