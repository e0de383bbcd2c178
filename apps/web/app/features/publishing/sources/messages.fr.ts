import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { sourceRuleMessages as english } from './messages.ts';

/** Texts of the required-sources switch, in French. */
export const sourceRuleMessages: Translation<typeof english> = {
  title: 'Sources',
  text: 'Les chiffres, les citations et les renvois à des recherches devraient avoir une source. L’éditeur liste ceux qui n’en ont pas, quel qu’en soit l’auteur.',
  label: 'Exiger des sources avant la publication',
  help: 'Un contenu n’est publié ou envoyé vers un autre site que si chacune de ces phrases a un lien ou a été acceptée par une personne nommée. Le contenu déjà public le reste.',
  adminsOnly: 'Seuls les administrateurs peuvent modifier ceci.',
  loading: 'Chargement...',
  failed: 'L’exigence de sources n’a pas pu être chargée',
  retry: 'Réessayer',
  on: 'Des sources sont désormais exigées avant la publication.',
  off: 'Le contenu peut être publié sans sources.',
};
