import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { promotionMessages as english } from './messages.ts';

/** Texts of the content promotion results, in French. */
export const promotionMessages: Translation<typeof english> = (format) => ({
  sign_guest_posts: 'accepte des articles invités',
  sign_republishing: 'republie ou syndique',
  sign_contributors: 'accepte des contributeurs',
  sign_open_licence: 'licence ouverte',
  variant: (number) => `Variante ${format.number(number)}`,
  from_title: 's’ouvre sur le titre',
  from_question: 's’ouvre sur une question du texte',
  from_claim: 's’ouvre sur une phrase du texte',
  counted: (length, limit, platform) =>
    `${format.number(length)} caractères sur ${format.number(limit)}, tels que ${platform} les compte`,
  fold: (fold) => `…voir plus (masqué après environ ${format.number(fold)} caractères)`,
  noFold: 'Toute la publication est affichée.',
  claims: 'Phrases citées du texte',
  claimsOfDraft: 'Phrases sur lesquelles elle repose',
  noClaims: 'Elle ne cite aucune phrase du texte.',
  none: 'Le texte n’a ni titre ni phrase qui puisse servir de publication.',
  copy: 'Copier',
  copied: 'Copié.',
  schedule: 'Ajouter au calendrier',
  scheduleTitle: (platform) => `Planifier cette publication ${platform}`,
  when: 'Date et heure',
  zone: (zone) => `Fuseau horaire : ${zone}. Vous recevrez un rappel avec le texte à publier.`,
  save: 'Ajouter au calendrier',
  cancel: 'Annuler',
  close: 'Fermer',
  past: 'Choisissez une heure à venir',
  scheduled: 'La publication est dans le calendrier.',
  open: 'Ouvrir le calendrier',
  scheduleFailed: 'La publication n’a pas pu être ajoutée',
  untitledPost: 'Publication',

  partners: 'Sites qui acceptent ou republient les articles d’autrui',
  noPartners: 'Aucune des pages consultées ne le dit.',
  looked: (count) => format.plural(count, { one: '# page consultée', other: '# pages consultées' }),
  pagesRead: 'Pages lues',
  readOfSite: (site, count) =>
    `${site} : ${format.plural(count, { one: '# page lue.', other: '# pages lues.' })}`,
  onlyThese: 'Les autres pages de ces sites n’ont pas été lues : rien n’est dit à leur sujet.',
  relevance: 'Pertinence pour le sujet',
  readOn: (moment) => `lue : ${format.dateTime(moment)}`,
  leftOut: 'Pages qui n’ont pas pu être lues',
});
