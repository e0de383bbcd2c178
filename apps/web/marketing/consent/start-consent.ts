import { syncTagWithConsent } from '../../app/lib/consent/analytics-tag.ts';
import { consentTexts as english, type ConsentTexts } from '../../app/lib/consent/consent-texts.ts';
import { createElement } from '../../app/lib/dom/create-element.ts';
import { inPageLanguage } from '../language/page-language.ts';
import { mountConsent, mountConsentPanel } from '../../app/lib/consent/mount-consent.ts';
import { rememberBillingCycle } from './remember-billing-cycle.ts';

/** Asks for consent on page load, applies it, and offers to change it in the footer. */
export async function startConsent(): Promise<void> {
  syncTagWithConsent();
  rememberBillingCycle();
  const consentTexts = await inPageLanguage<ConsentTexts>(english, {
    es: async () => (await import('../../app/lib/consent/consent-messages.es.ts')).consentMessages,
    fr: async () => (await import('../../app/lib/consent/consent-messages.fr.ts')).consentMessages,
  });
  const place = createElement('div', {});
  document.querySelector('.skip')?.after(place);
  const region = mountConsent(place, consentTexts);
  for (const opener of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => region.showPanel(opener));
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[data-consent-panel]')) {
    mountConsentPanel(panel, consentTexts);
  }
}
