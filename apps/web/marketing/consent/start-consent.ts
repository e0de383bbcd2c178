import { followConsent } from '../../app/lib/consent/analytics-tag.ts';
import { consentWords } from '../../app/lib/consent/consent-words.ts';
import { element } from '../../app/lib/dom/element.ts';
import { mountConsent, mountConsentPanel } from '../../app/lib/consent/mount-consent.ts';
import { rememberTerm } from './remember-term.ts';

/** Asks for consent on page load, applies it, and offers to change it in the footer. */
export function startConsent(): void {
  followConsent();
  rememberTerm();
  const place = element('div', {});
  document.querySelector('.skip')?.after(place);
  const region = mountConsent(place, consentWords);
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => region.showPanel(opener));
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[data-consent-panel]')) {
    mountConsentPanel(panel, consentWords);
  }
}
