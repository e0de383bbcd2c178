import { logFailure } from '../app/lib/log/log-failure.ts';
import { takeHostedTokens } from './pay/hosted-tokens.ts';
import { markCurrent } from './pay/mark-current.ts';
import { takeChoice } from './pay/take-choice.ts';

takeHostedTokens();
takeChoice();
void markCurrent();

const slots = [...document.querySelectorAll<HTMLElement>('[data-pay]')];

if (slots.length > 0) {
  const { startPaying } = await import('./pay/start-paying.tsx');
  startPaying(slots);
} else {
  // The page names whom to ask.
  logFailure('nothing can be bought here', 'no PayPal client id is set');
}
