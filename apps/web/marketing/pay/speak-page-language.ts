import { setLocale } from '../../app/lib/messages/locale.ts';
import { loadTranslations } from '../../app/lib/messages/translations.ts';
import { pageLanguage } from '../language/page-language.ts';

/** Makes the application's texts and the server's answers, which the payment flow shows, speak the page's language. */
export async function speakPageLanguage(): Promise<void> {
  await loadTranslations(pageLanguage, {
    es: () => import('../../app/lib/plan-standing/plan-standing-messages.es.ts'),
    fr: () => import('../../app/lib/plan-standing/plan-standing-messages.fr.ts'),
  });
  setLocale(pageLanguage);
}
