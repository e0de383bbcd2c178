import { logFailure } from '../app/lib/log/log-failure.ts';

const slots = [...document.querySelectorAll<HTMLElement>('[data-pay]')];

if (slots.length > 0) {
  const { startPaying } = await import('./pay/start-paying.tsx');
  startPaying(slots);
} else {
  // The page says to people whom to ask.
  logFailure('nothing can be bought here', 'no PayPal client id is set');
}
