import { BILLING_CYCLES, type BillingCycle } from '@pagewright/contract/plans';
import { useSyncExternalStore } from 'react';

const CHOICE = 'input[name="cycle"]';

/** The billing cycle currently selected on the page. */
export function useBillingCycle(): BillingCycle {
  return useSyncExternalStore(subscribe, chosenCycle);
}

/** The same, outside of React. */
export function chosenCycle(): BillingCycle {
  const chosen = document.querySelector<HTMLInputElement>(`${CHOICE}:checked`)?.value;
  return BILLING_CYCLES.find((cycle) => cycle === chosen) ?? 'monthly';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
