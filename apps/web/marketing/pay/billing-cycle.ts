import { BILLING_CYCLES, type BillingCycle } from '@pagewright/contract/plans';
import { useSyncExternalStore } from 'react';

const CHOICE = 'input[name="cycle"]';

/** The term that the visitor looks at, as the page’s own choice has it. */
export function useBillingCycle(): BillingCycle {
  return useSyncExternalStore(subscribe, chosenCycle);
}

/** The same at this moment. */
export function chosenCycle(): BillingCycle {
  const chosen = document.querySelector<HTMLInputElement>(`${CHOICE}:checked`)?.value;
  return BILLING_CYCLES.find((cycle) => cycle === chosen) ?? 'monthly';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
