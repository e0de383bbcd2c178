import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  withoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  tooMany: (most: number) => `There can be ${most} API tokens at most. Revoke one first.`,
  notFound: 'This API token is not there any more.',
};

/** What each language says. */
export type ApiTokenSentences = typeof english;

/** The sentences about personal API tokens. */
export const apiTokenMessages = inLanguages(english, spanish, french);
