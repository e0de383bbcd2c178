import { french } from '@pagewright/contract/finding-sentences/french';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { scoreMessages as english } from './messages.ts';

/** Texts of the score panel. The findings' own texts are in the contract, shared by server and browser, in French. */
export const scoreMessages: Translation<typeof english> = (format) => ({
  title: 'Score',
  waiting: 'Le score apparaît pendant que vous écrivez.',
  outOf: (points) => `${points}/100`,
  spoken: (points) => `Score : ${points} sur 100`,
  restsOn: (known, of) => `Repose sur ${known} parties sur ${of}`,
  text_empty: 'Pas encore de score : écrivez d’abord quelque chose.',
  text_too_short: 'Pas encore de score : écrivez plus de 50 caractères.',
  text_without_words: 'Pas de score : le texte ne contient aucun mot.',
  keyword_missing: 'Pas encore de score : indiquez le mot-clé principal de cet article.',
  substance: 'Contenu',
  noDeductions: 'Aucun point retiré pour texte répété, listes de termes ou bourrage de mots-clés.',
  cost: (points) => `−${format.number(points)}`,
  gains: 'Plus gros gains',
  noGains: 'Plus de points à gagner dans les parties connues.',
  gain: (points) => `+${format.number(points)}`,
  spokenGain: (points) =>
    format.plural(points, { one: 'fait gagner # point', other: 'fait gagner # points' }),
  ...french.parts,
  points: (points, maximum) => `${format.number(points)} sur ${format.number(maximum)}`,
  unknown: '—',
  unknownPart: 'Inconnu : il faut des pages de comparaison.',
  terms: 'Termes du sujet',
  term: 'Terme',
  termUses: 'Emplois',
  termRange: 'Habituel',
  termWeight: 'Poids',
  termNext: 'Prochain emploi',
  termRangeOf: (low, high) =>
    low === high ? format.number(low) : `${format.number(low)}–${format.number(high)}`,
  termWeightOf: (share) => format.percent(share),
  termGain: (points) => (points > 0 ? `+${format.number(points)}` : format.number(points)),
  termPages: (pages) => format.plural(pages, { one: 'employé par # page', other: 'employé par # pages' }),
  termsModelled:
    'Modélisés d’après vos mots-clés, faute de pages de comparaison. Ajoutez des pages concurrentes pour les mesurer.',
  termsOfBrief: (listed, all) =>
    `Votre brief reprend ${format.number(listed)} de ces ${format.number(all)} termes : ceux qui désignent quelque chose et comptent le plus. Le score les compte tous.`,
  moreTerms: (count) => format.plural(count, { one: 'Afficher # de plus', other: 'Afficher # de plus' }),
  fewerTerms: 'Afficher moins',
  leftOut: (count) =>
    format.plural(count, { one: '# règle ne s’applique pas ici', other: '# règles ne s’appliquent pas ici' }),
  verdict_good: 'Bien',
  verdict_fair: 'Moyen',
  verdict_poor: 'Faible',
  show: (places) => format.plural(places, { one: 'Montrer l’endroit', other: 'Montrer # endroits' }),
  hide: 'Masquer les endroits',
  serverAgrees: 'Score à jour',
  tooLongForLiveScore:
    'Ce texte dépasse 200 000 caractères : le serveur l’évalue au moment de l’enregistrement.',
  serverScore: (points) => `Serveur : ${points}/100`,
  serverBusy: 'Le serveur calcule le score…',
  scoreFailed: 'Impossible de calculer le score',
  unknownLanguage:
    'La langue du texte n’est pas reconnue. Les règles qui dépendent de la langue ne s’appliquent pas.',
  mixedLanguages: (main, others) =>
    `Certaines parties du texte sont en ${format.list(others.map((code) => format.language(code)))}. Il est noté comme un texte en ${format.language(main)}.`,
});
