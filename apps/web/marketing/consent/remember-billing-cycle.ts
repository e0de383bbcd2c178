import { currentConsent, subscribeConsent } from '../../app/lib/consent/consent-store.ts';

const KEY = 'pagewright.term';
const CHOICES = 'input[name="cycle"]';

/**
 * Remembers whether monthly or yearly prices were viewed, if preferences may be stored; otherwise deletes the choice.
 */
export function rememberBillingCycle(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(CHOICES)];
  const store = (): void => {
    const chosen = choices.find(({ checked }) => checked)?.value;
    try {
      if (currentConsent()?.preferences !== true) localStorage.removeItem(KEY);
      else if (chosen !== undefined) localStorage.setItem(KEY, chosen);
    } catch {
      // Without storage, nothing is remembered.
    }
  };
  restore(choices);
  store();
  subscribeConsent(store);
  for (const choice of choices) choice.addEventListener('change', store);
}

function restore(choices: readonly HTMLInputElement[]): void {
  try {
    const storedValue = currentConsent()?.preferences === true ? localStorage.getItem(KEY) : null;
    const choice = choices.find(({ value }) => value === storedValue);
    if (choice === undefined || choice.checked) return;
    choice.checked = true;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  } catch {
    // Without storage, nothing is remembered.
  }
}
