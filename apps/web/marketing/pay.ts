import { logFailure } from '../app/lib/log/log-failure.ts';
import { installHostedTokens } from './pay/hosted-tokens.ts';
import { markCurrentPlan } from './pay/mark-current-plan.ts';
import { speakPageLanguage } from './pay/speak-page-language.ts';
import { applyUrlChoice } from './pay/apply-url-choice.ts';

installHostedTokens();
await speakPageLanguage();
applyUrlChoice();
void markCurrentPlan();

const slots = [...document.querySelectorAll<HTMLElement>('[data-pay]')];

if (slots.length > 0) {
  const { mountPaymentUi } = await import('./pay/mount-payment-ui.tsx');
  mountPaymentUi(slots);
} else {
  // The page says who to contact.
  logFailure('nothing can be bought here', 'no PayPal client id is set');
}
