import { percentOf, type Wording } from './wording.ts';

/** What is said of a text's substance in French. */
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
    sentence: (finding) =>
      finding.isGood
        ? 'Le texte ne se répète pas.'
        : `${percentOf(finding, 'share')}\u202F% du texte répète mot pour mot ce qui précède. Dites chaque chose une seule fois.`,
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
    sentence: (finding) =>
      finding.isGood
        ? 'Le texte traite de son mot-clé.'
        : 'Les phrases avec le mot-clé ont peu en commun avec le reste du texte. On dirait qu’il a été ajouté après coup.',
  },
} satisfies Readonly<Record<string, Wording>>;
