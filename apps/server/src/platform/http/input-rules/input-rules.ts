import type { Language } from '@pagewright/contract/settings/preferences';
import { english } from './english.ts';
import { french } from './french.ts';
import type { InputRule } from './input-rule.ts';
import { spanish } from './spanish.ts';

/** Says what an input has to be, in each language. */
export const inputRules: Readonly<Record<Language, (rule: InputRule) => string>> = {
  en: english,
  es: spanish,
  fr: french,
};
