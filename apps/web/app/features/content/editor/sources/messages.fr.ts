import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { sourcesMessages as english } from './messages.ts';

const REASONS = {
  figure: 'Donne un chiffre. D’où vient-il ?',
  quotation: 'Cite quelqu’un. Qui l’a dit, et où ?',
  study: 'Renvoie à des recherches. Quelle étude ?',
  claim: 'Affirme un fait que l’on peut vouloir vérifier.',
} as const;

const PLACES = {
  title: 'Dans le titre. Indiquez la source de ce chiffre dans le texte.',
  metaTitle: 'Dans le méta-titre. Indiquez la source de ce chiffre dans le texte.',
  metaDescription: 'Dans la méta-description. Indiquez la source de ce chiffre dans le texte.',
} as const;

/** Texts of the sources pane, in French. */
export const sourcesMessages: Translation<typeof english> = (format) => ({
  title: 'Sources',
  loading: 'Vérification des sources...',
  failed: 'Les sources n’ont pas pu être vérifiées',
  retry: 'Réessayer',
  saveFirst: 'Enregistrez d’abord le contenu. Les phrases sans source s’affichent ensuite ici.',
  open: (count) =>
    count === 0
      ? 'Aucune phrase ne manque de source.'
      : format.plural(count, { one: '# phrase n’a pas de source.', other: '# phrases n’ont pas de source.' }),
  required:
    'Cet espace de travail exige des sources : un contenu n’est publié que si chacune de ces phrases a un lien ou a été acceptée.',
  advice: 'Ajoutez un lien à chacune ou dites pourquoi elle s’en passe. Vous pouvez publier sans le faire.',
  reason: (reason) => REASONS[reason],
  outside: (place) => PLACES[place],
  show: (sentence) => `Afficher dans le texte : ${sentence}`,
  addLink: 'Ajouter un lien',
  own: 'Expérience personnelle',
  accept: 'Accepter sans source',
  undo: 'Annuler',
  decided: (kind, by, at) =>
    kind === 'own' ? `Expérience personnelle, selon ${by}, ${at}` : `Acceptée par ${by}, ${at}`,
  address: 'Adresse de la source',
  addressWrong: 'Saisissez une adresse qui commence par https:// ou http://',
  add: 'Ajouter',
});
