import { spanishInputs } from '@pagewright/contract/languages/input-sentences.es';
import { frenchInputs } from '@pagewright/contract/languages/input-sentences.fr';
import type { Language } from '@pagewright/contract/settings/preferences';
import { z } from 'zod';
import { spokenLanguage } from '../language/spoken-language.ts';

type Spoken = Exclude<Language, 'en'>;

const OWN: Readonly<Record<Spoken, Readonly<Record<string, string>>>> = {
  es: spanishInputs,
  fr: frenchInputs,
};
const VENDORS: Readonly<Record<Spoken, z.core.$ZodErrorMap>> = {
  es: z.locales.es().localeError,
  fr: z.locales.fr().localeError,
};

/** What is wrong with an input, in the language that is spoken: by our own sentence where there is one, else by the library's. */
export function inputSentence(issue: z.core.$ZodIssue): string {
  const language = spokenLanguage();
  if (language === 'en') return issue.message;
  const own = OWN[language][issue.message];
  if (own !== undefined || issue.code === 'custom') return own ?? issue.message;
  const said = VENDORS[language]({ ...issue, input: undefined });
  return (typeof said === 'object' ? said?.message : said) ?? issue.message;
}
