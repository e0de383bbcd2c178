import type { Language } from '@pagewright/contract/settings/preferences';

/** Each language in its own name, so that users find it on a page they cannot read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};
