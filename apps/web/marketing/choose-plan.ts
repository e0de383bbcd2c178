import { choiceThrough } from '@pagewright/contract/plan-choice';
import { PLAN_NAMES } from '@pagewright/contract/plans';
import { pageLanguage } from './language/page-language.ts';
import { chosenCycle } from './pay/billing-cycle.ts';
import { applyUrlChoice } from './pay/apply-url-choice.ts';

/** Makes the sign-up and sign-in links return to the plan with the currently selected billing cycle. */
function updateLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choose]')) {
    const plan = PLAN_NAMES.find((name) => name === link.dataset['choose']);
    const form = link.pathname === '/sign-in' ? '/sign-in' : '/sign-up';
    if (plan !== undefined) link.href = choiceThrough(form, { plan, cycle: chosenCycle() }, pageLanguage);
  }
}

applyUrlChoice();
updateLinks();
document.addEventListener('change', updateLinks);
