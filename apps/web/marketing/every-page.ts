import { startConsent } from './consent/start-consent.ts';

/** Closes the phone menu on Escape and on outside taps. */
function closeMenuOnDismiss(menu: HTMLDetailsElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) closeMenuOnDismiss(menu);

void startConsent();
