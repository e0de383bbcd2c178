import { english } from '@pagewright/contract/finding-sentences/english';
import { french } from '@pagewright/contract/finding-sentences/french';
import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import { inLanguages } from '../../../language/in-languages.ts';

/** Texts of findings in the caller's language. */
export const findingLanguage = inLanguages(english, spanish, french);
