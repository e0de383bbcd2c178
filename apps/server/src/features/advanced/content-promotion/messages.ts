import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  writing: 'Choosing sentences',
  wording: 'Wording the posts',
  searching: 'Searching for sites on the topic',
};

/** What each language says. */
export type PromotionSentences = typeof english;

/** What these calls tell of their progress. */
export const promotionMessages = inLanguages(english, spanish, french);
