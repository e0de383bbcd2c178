import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { recoveryMessages as english } from './messages.ts';

/** Texts about unsaved text, in French. */
export const recoveryMessages: Translation<typeof english> = {
  title: 'Récupérer le texte non enregistré',
  text: (moment) =>
    `Ce navigateur l’a conservé le ${moment}. Il n’a pas été enregistré avant la fermeture de la page. Comparez-le à la version enregistrée, puis décidez.`,
  moved:
    'Une autre version a été enregistrée depuis. Après avoir restauré votre texte, vous choisissez laquelle des deux garder.',
  before: 'Version enregistrée',
  beforeNew: 'Formulaire vide',
  after: 'Texte non enregistré',
  restore: 'Restaurer',
  discard: 'Abandonner',
  later: 'Garder pour plus tard',
  discardFailed: 'Le texte non enregistré n’a pas pu être abandonné. Réessayez.',
  savedOnLeaving: (title) => `« ${title} » a été enregistré à la fermeture de la page.`,
  open: 'Ouvrir',
  unsavedTitle: 'Texte non enregistré dans ce navigateur',
  unsavedText: 'Il a été saisi ici et n’a pas été enregistré avant la fermeture de la page.',
  untitled: 'Contenu sans titre',
  keptAt: (ago) => `Saisi ${ago}`,
  unavailable: 'Ce navigateur ne peut pas conserver le texte non enregistré. Enregistrez souvent.',
  failing: 'Le texte non enregistré n’a pas pu être conservé dans ce navigateur. Nouvel essai en cours.',
  closed:
    'Vous vous êtes déconnecté dans un autre onglet. Ce texte n’est pas conservé dans ce navigateur : connectez-vous et enregistrez.',
};
