import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { labMessages as english } from './lab-messages.ts';

/** Lab measurements of pages, in French. */
export const labMessages: Translation<typeof english> = (format) => ({
  title: 'Mesure en laboratoire',
  intro: (most) =>
    `Google charge une page sur un appareil simulé et indique ce qui la ralentit. Comptez une demi-minute, jusqu’à ${format.number(most)} fois par jour. Les vrais visiteurs peuvent obtenir d’autres valeurs.`,
  loading: 'Chargement des mesures',
  failed: 'Les mesures n’ont pas pu être chargées',
  retry: 'Réessayer',
  url: 'Page à mesurer',
  urlHelp: 'Adresse d’une page de votre site, comme /tarifs',
  device: 'Appareil',
  phone: 'Mobile',
  desktop: 'Ordinateur',
  submit: 'Mesurer la page',
  starting: 'Démarrage de la mesure',
  cancel: 'Annuler',
  none: 'Aucune page n’a encore été mesurée.',
  score: (score) => `${format.number(score)}/100`,
  fcp: 'Premier contenu (FCP)',
  lcp: 'Contenu principal (LCP)',
  tbt: 'Blocage (TBT)',
  cls: 'Décalage de mise en page (CLS)',
  si: 'Indice de vitesse',
  seconds: (milliseconds) => `${format.number(Math.round(milliseconds / 10) / 100)} s`,
  shift: (score) => format.number(Math.round(score * 100) / 100),
  unknown: '—',
  audits: (count) => format.plural(count, { one: '# audit échoué', other: '# audits échoués' }),
  nothingFailed: 'Aucun audit n’a échoué.',
  savesTime: (milliseconds) =>
    `Gain possible de ${format.number(Math.round(milliseconds / 10) / 100)} s (estimation de Lighthouse)`,
  savesBytes: (bytes) => `${format.number(Math.max(1, Math.round(bytes / 1_000)))} Ko de moins à télécharger`,
  by: (version) => `Mesuré par PageSpeed Insights avec Lighthouse ${version}.`,
});
