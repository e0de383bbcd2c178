import { percentOf, repeatsWhole, type Wording } from './wording.ts';

/** French findings about a text's substance. */
export const FRENCH_SUBSTANCE = {
  substance: {
    name: 'Contenu',
    sentence: () => 'Seul un texte qui dit quelque chose garde tous ses points.',
  },
  enough_text: {
    name: 'Longueur',
    sentence: (finding) =>
      finding.isGood
        ? `Le texte compte ${finding.counted('words', 'mot', 'mots')}, assez pour être évalué.`
        : `Le texte compte ${finding.counted('words', 'mot', 'mots')}. En dessous de ${finding.written('enough')}, il y a trop peu à évaluer\u202F: seule une partie des points compte.`,
  },
  word_order: {
    name: 'Ordre des mots',
    sentence: (finding) =>
      finding.isGood
        ? 'Les mots forment des phrases.'
        : 'Beaucoup de mots se suivent dans un ordre qui ne forme pas de phrases. Écrivez des phrases complètes.',
  },
  sentences: {
    name: 'Listes de termes',
    sentence: (finding) =>
      finding.isGood
        ? 'Le texte est écrit en phrases.'
        : `${percentOf(finding, 'share')}\u202F% des mots se trouvent dans des listes de termes et non dans des phrases. Dites-le avec des phrases.`,
  },
  repetition: {
    name: 'Texte répété',
    sentence: (finding) => {
      if (finding.isGood) return 'Le texte ne se répète pas.';
      return repeatsWhole(finding)
        ? `${percentOf(finding, 'share')}\u202F% du texte répète mot pour mot ce qui précède. Dites chaque chose une seule fois.`
        : 'Les mêmes expressions reviennent sans cesse. Dites chaque chose une seule fois.';
    },
  },
  copied: {
    name: 'Texte copié',
    sentence: (finding) =>
      finding.isGood
        ? 'Rien n’est copié des pages comparées.'
        : `${percentOf(finding, 'share')}\u202F% du texte figure mot pour mot sur les pages de comparaison. Dites-le avec vos propres mots ou citez-le.`,
  },
  stuffing: {
    name: 'Excès de mots-clés',
    sentence: (finding) =>
      finding.isGood
        ? 'Le mot-clé est employé naturellement.'
        : `Le mot-clé figure dans ${percentOf(finding, 'share')}\u202F% des phrases. Ne le nommez que là où il le faut.`,
  },
  coherence: {
    name: 'Un seul texte',
    sentence: (finding) =>
      finding.isGood
        ? 'Les phrases et les paragraphes se suivent.'
        : 'Les phrases et les paragraphes voisins ont peu en commun. Le texte semble composé de morceaux d’autres textes.',
  },
  relevance: {
    name: 'Sur le mot-clé',
    sentence: (finding) => {
      if (finding.isGood) return 'Le texte traite de son mot-clé.';
      return finding.is('isRarelyNamed')
        ? 'Presque aucune phrase ne nomme le mot-clé. Parlez-en ou choisissez un mot-clé qui convient au texte.'
        : 'Les phrases qui nomment le mot-clé en disent peu, ou il semble glissé dans des phrases sur autre chose. Dites-en plus et ne le nommez que là.';
    },
  },
} satisfies Readonly<Record<string, Wording>>;
