import type { ENGLISH_TEXT } from './english-text.ts';
import { ofOtherPages, type ReadFinding, type Wording } from './wording.ts';

const otherPages = (finding: ReadFinding, key: string, middleKey?: string): string | null =>
  ofOtherPages(
    finding,
    key,
    (middle, asked) => {
      const has = `la page médiane parmi les autres est à ${middle}`;
      return asked === null ? has : `${has}, et ${asked} sont attendus`;
    },
    middleKey,
  );

/** French findings about readability, structure, and proof. */
export const FRENCH_TEXT: Readonly<Record<keyof typeof ENGLISH_TEXT, Wording>> = {
  reading_ease: {
    name: 'Facilité de lecture',
    sentence: (finding) => {
      const found = `La facilité de lecture est de ${finding.written('easeIndex')} sur 100`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'targetIndex', 'middleIndex') ??
        `l’anglais courant commence à ${finding.written('targetIndex')}`;
      return `${found} ; ${asked}. Employez des phrases plus courtes et des mots plus courants.`;
    },
  },
  long_sentences: {
    name: 'Phrases longues',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'mot', 'mots');
      if (finding.number('count') === 0) return `Aucune phrase ne dépasse ${limit}.`;
      const of = finding.counted('sentences', 'phrase', 'phrases');
      const found = `${finding.written('count')} sur ${of} ${finding.form('count', 'dépasse', 'dépassent')} ${limit}`;
      return finding.isGood ? `${found}.` : `${found}. Scindez-les.`;
    },
  },
  long_paragraphs: {
    name: 'Paragraphes longs',
    sentence: (finding) => {
      const limit = finding.counted('limit', 'mot', 'mots');
      if (finding.number('count') === 0) return `Aucun paragraphe ne dépasse ${limit}.`;
      const of = finding.counted('paragraphs', 'paragraphe', 'paragraphes');
      return `${finding.written('count')} sur ${of} ${finding.form('count', 'dépasse', 'dépassent')} ${limit}. Coupez là où une idée se termine.`;
    },
  },
  repeated_openings: {
    name: 'Débuts de phrase',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Les phrases commencent de façons variées.'
        : `À ${finding.counted('count', 'endroit', 'endroits')}, au moins ${finding.written('limit')} phrases de suite commencent par le même mot.`,
  },
  passive_voice: {
    name: 'Voix passive',
    sentence: (finding) =>
      `${finding.counted('count', 'phrase emploie', 'phrases emploient')} la voix passive${finding.isGood ? '.' : '. Dites qui agit.'}`,
  },
  slips: {
    name: 'Coquilles',
    sentence: (finding) => {
      if (finding.number('count') === 0) return 'Aucune coquille trouvée.';
      const found = `${finding.counted('count', 'coquille', 'coquilles')} en ${finding.counted('sentences', 'phrase', 'phrases')}`;
      return finding.isGood
        ? `${found}.`
        : `${found}, par exemple une phrase qui commence par une minuscule ou une espace avant une virgule. ${finding.form('count', 'Corrigez-la', 'Corrigez-les')}.`;
    },
  },
  misspellings: {
    name: 'Orthographe',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Aucune faute d’orthographe probable.'
        : `${finding.counted('count', 'mot est peut-être mal orthographié', 'mots sont peut-être mal orthographiés')}. ${finding.form('count', 'Vérifiez-le', 'Vérifiez-les')}.`,
  },
  wording_variety: {
    name: 'Vocabulaire varié',
    sentence: (finding) => {
      const found = `${finding.written('variety')} mots différents sur cinquante`;
      return finding.isGood
        ? `Le vocabulaire est varié : ${found}.`
        : `Le vocabulaire est monotone : ${found} ; la plupart des articles relus en ont au moins ${finding.written('recommended')}. Dites-le autrement, ou dites autre chose.`;
    },
  },
  text_length: {
    name: 'Longueur',
    sentence: (finding) => {
      const found = `Le texte compte ${finding.counted('words', 'mot', 'mots')}`;
      if (finding.isGood) return `${found}.`;
      const asked =
        otherPages(finding, 'recommended') ??
        `un article approfondi en compte au moins ${finding.written('recommended')}`;
      return `${found} ; ${asked}.`;
    },
  },
  heading_order: {
    name: 'Ordre des intertitres',
    sentence: (finding) =>
      finding.isGood
        ? 'Les intertitres se suivent sans sauter de niveau.'
        : `${finding.counted('count', 'intertitre saute', 'intertitres sautent')} un niveau.`,
  },
  long_sections: {
    name: 'Longueur des sections',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Aucune section n’est trop longue sans intertitre.'
        : `${finding.counted('count', 'section dépasse', 'sections dépassent')} ${finding.counted('limit', 'mot', 'mots')}. Ajoutez un intertitre.`,
  },
  empty_sections: {
    name: 'Sections vides',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Chaque intertitre est suivi d’un texte.'
        : `${finding.counted('count', 'intertitre n’est suivi', 'intertitres ne sont suivis')} d’aucun texte.`,
  },
  lists: {
    name: 'Listes',
    sentence: (finding) => {
      const found = `Le texte contient ${finding.counted('count', 'liste', 'listes')}`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; avec ${finding.written('recommended')}, il se parcourrait plus facilement.`;
    },
  },
  links: {
    name: 'Liens',
    sentence: (finding) => {
      const found = `Le texte renvoie vers ${finding.counted('count', 'page', 'pages')}`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; ${finding.written('recommended')} ${finding.form('recommended', 'conviendrait', 'conviendraient')} à sa longueur.`;
    },
  },
  link_text: {
    name: 'Textes des liens',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Chaque lien dit où il mène.'
        : `${finding.counted('count', 'lien ne dit pas où il mène', 'liens ne disent pas où ils mènent')}.`,
  },
  image_alternatives: {
    name: 'Textes alternatifs',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Chaque image a un texte alternatif.'
        : `${finding.written('count')} sur ${finding.counted('images', 'image', 'images')} ${finding.form('count', 'n’a', 'n’ont')} pas de texte alternatif.`,
  },
  subject_breadth: {
    name: 'Richesse du propos',
    sentence: (finding) => {
      const found = finding.counted('count', 'mot long différent', 'mots longs différents');
      return finding.isGood
        ? `Le texte dit beaucoup : ${found}.`
        : `Le texte dit peu : ${found} ; la plupart des articles relus en ont au moins ${finding.written('recommended')}. Dites-en plus sur le sujet.`;
    },
  },
  concrete_details: {
    name: 'Détails concrets',
    sentence: (finding) => {
      const of = finding.counted('sentences', 'phrase', 'phrases');
      const found = `${finding.written('count')} sur ${of} ${finding.form('count', 'donne', 'donnent')} un chiffre ou un nom propre`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; avec ${finding.written('recommended')}, le texte serait plus concret.`;
    },
  },
  own_details: {
    name: 'Détails qui vous sont propres',
    sentence: (finding) => {
      const found =
        finding.number('count') === 0
          ? 'Aucune phrase ne donne de chiffre ni de nom propre absent des pages comparées'
          : `${finding.counted('count', 'phrase donne', 'phrases donnent')} un chiffre ou un nom propre absent des pages comparées`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; visez-en ${finding.written('recommended')}. Ajoutez ce que vous seul savez.`;
    },
  },
  figures: {
    name: 'Chiffres',
    sentence: (finding) => {
      const found = `Le texte donne ${finding.counted('count', 'chiffre', 'chiffres')}`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; avec ${finding.written('recommended')}, il serait plus concret.`;
    },
  },
  quotations: {
    name: 'Citations',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Personne n’est cité. Laissez quelqu’un qui s’y connaît le dire avec ses propres mots.'
        : `Le texte cite ${finding.counted('count', 'passage', 'passages')}.`,
  },
  citations: {
    name: 'Sources',
    sentence: (finding) => {
      const own = finding.counted('own', 'test ou mesure propre', 'tests ou mesures propres');
      const found =
        finding.number('own') === 0
          ? `Le texte nomme ${finding.counted('count', 'source', 'sources')}`
          : `Le texte rapporte ${own} et nomme ${finding.counted('outside', 'source extérieure', 'sources extérieures')}`;
      return finding.isGood
        ? `${found}.`
        : `${found} ; ${finding.written('recommended')} ${finding.form('recommended', 'conviendrait', 'conviendraient')} à sa longueur.`;
    },
  },
  unsourced_figures: {
    name: 'Chiffres sans source',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Chaque chiffre qui demande une source en a une.'
        : `${finding.written('count')} sur ${finding.counted('figures', 'chiffre', 'chiffres')} ${finding.form('count', 'n’a', 'n’ont')} pas de source. Nommez une source dans la même phrase, ou indiquez qu’il s’agit de votre propre essai ou de votre prix.`,
  },
  unsourced_quotations: {
    name: 'Citations sans source',
    sentence: (finding) =>
      finding.number('count') === 0
        ? 'Chaque citation dit de qui elle est.'
        : `${finding.written('count')} sur ${finding.counted('quotations', 'citation', 'citations')} ${finding.form('count', 'ne dit pas de qui elle est', 'ne disent pas de qui elles sont')}. Nommez la source ou liez-la.`,
  },
};
