import type { FindingLanguage } from './english.ts';
import { FRENCH_SUBSTANCE } from './french-substance.ts';
import { FRENCH_TEXT } from './french-text.ts';
import { isRepeatedOnly, percentOf, quotedList, type Wording } from './wording.ts';

const quote = (item: string): string => `« ${item} »`;

interface Field {
  /** With its article. */
  readonly field: string;
  readonly isFeminine?: boolean;
}

function inField({ field, isFeminine = false }: Field): Wording['sentence'] {
  return (finding) => {
    const keyword = quote(finding.text('keyword'));
    if (finding.is('isEmpty'))
      return isFeminine
        ? `${field} est vide. Écrivez-en une qui contient ${keyword}.`
        : `${field} est vide. Écrivez-en un qui contient ${keyword}.`;
    const it = `${field}${finding.is('standsIn') ? ' (le titre en tient lieu)' : ''}`;
    if (finding.isGood) return `${it} contient ${keyword}.`;
    if (finding.number('occurrences') > 1) return `${it} répète ${keyword}. Une fois suffit.`;
    if (finding.number('wordShare') > 0) return `${it} ne contient que certains des mots de ${keyword}.`;
    return `${it} ne contient pas ${keyword}.`;
  };
}

function width({ field, isFeminine = false }: Field): Wording['sentence'] {
  return (finding) => {
    const [pixels, maximum] = [finding.written('pixels'), finding.written('maximum')];
    if (finding.is('isEmpty') && finding.number('pixels') === 0)
      return isFeminine
        ? 'Il n’y a pas de méta-description. Écrivez-en une pour le résultat de recherche.'
        : 'Il n’y a pas de méta-titre. Écrivez-en un pour le résultat de recherche.';
    if (finding.isGood)
      return `${field} tient dans le résultat de recherche (${pixels} pixels sur ${maximum}).`;
    return finding.number('pixels') > finding.number('maximum')
      ? `${field} est ${isFeminine ? 'coupée' : 'coupé'} dans le résultat de recherche : ${pixels} pixels, dont ${maximum} sont affichés.`
      : `${field} laisse de la place dans le résultat de recherche : ${pixels} pixels sur ${maximum}.`;
  };
}

const META_TITLE: Field = { field: 'Le méta-titre' };
const META_DESCRIPTION: Field = { field: 'La méta-description', isFeminine: true };

const FEATURES: Readonly<Record<string, string>> = {
  list: 'une liste',
  table: 'un tableau',
  image: 'une image',
  questions: 'des questions en intertitre',
};

const FORMATS: Readonly<Record<string, string>> = {
  listicle: 'une liste d’éléments',
  how_to: 'un guide',
  comparison: 'une comparaison',
  answer: 'une réponse à une question',
};

/** The finding texts in French. */
export const french: FindingLanguage = {
  locale: 'fr',
  parts: {
    keywordOptimization: 'Facile à trouver',
    semanticCompleteness: 'Couvre le sujet',
    serpIntegration: 'Répond aux questions posées',
    readability: 'Se lit bien',
    structure: 'Dit quelque chose',
    evidence: 'Tient la route',
  },
  gain: (total, shares) =>
    `Cette modification agit aussi sur d’autres règles. ${total} en tout\u202f: ${shares}.`,
  otherRules: 'autres règles',
  wordings: {
    ...FRENCH_SUBSTANCE,
    ...FRENCH_TEXT,
    keyword_in_title: { name: 'Mot-clé dans le titre', sentence: inField({ field: 'Le titre' }) },
    keyword_in_meta_title: { name: 'Mot-clé dans le méta-titre', sentence: inField(META_TITLE) },
    keyword_in_meta_description: {
      name: 'Mot-clé dans la méta-description',
      sentence: inField(META_DESCRIPTION),
    },
    keyword_in_slug: { name: 'Mot-clé dans l’adresse', sentence: inField({ field: 'Le slug' }) },
    keyword_in_introduction: {
      name: 'Mot-clé dans l’introduction',
      sentence: (finding) => {
        if (finding.is('hasPhrase'))
          return finding.isGood
            ? 'Les 100 premiers mots emploient le mot-clé.'
            : 'Les 100 premiers mots emploient le mot-clé, mais le texte le répète trop pour que cela compte pleinement.';
        const keyword = quote(finding.text('keyword'));
        return finding.number('wordShare') === 1
          ? `Les 100 premiers mots contiennent les mots de ${keyword}, mais pas côte à côte.`
          : `Employez ${keyword} dans les 100 premiers mots.`;
      },
    },
    keyword_in_headings: {
      name: 'Mot-clé dans les intertitres',
      sentence: (finding) => {
        if (finding.number('headings') === 0)
          return 'Le texte n’a pas d’intertitre. Ajoutez-en ; un intertitre qui nomme le sujet aide ceux qui survolent le texte.';
        if (finding.number('withKeyword') === 0)
          return 'Aucun intertitre ne nomme le sujet. Un intertitre qui le nomme aide ceux qui survolent le texte.';
        const found = `${finding.counted('withKeyword', 'intertitre', 'intertitres')} sur ${finding.written('headings')} ${finding.form('withKeyword', 'nomme', 'nomment')} le sujet`;
        return finding.isGood ? `${found}.` : `${found} : cela ressemble à du bourrage.`;
      },
    },
    keyword_density: {
      name: 'Densité du mot-clé',
      sentence: (finding) => {
        const found = `${quote(finding.text('keyword'))} est employé ${finding.written('count')} fois, soit ${finding.written('density')} % des mots`;
        if (finding.isGood) return `${found} : dans la fourchette habituelle.`;
        return finding.number('density') < finding.number('minimum')
          ? `${found}. À partir de ${finding.written('minimum')} %, on voit clairement de quoi parle le texte.`
          : `${found}. Au-delà de ${finding.written('maximum')} %, cela se lit comme une répétition.`;
      },
    },
    keyword_distribution: {
      name: 'Mot-clé au fil du texte',
      sentence: (finding) => {
        if (finding.isGood) return 'Le mot-clé est réparti dans tout le texte.';
        return isRepeatedOnly(finding)
          ? 'Le mot-clé est réparti dans tout le texte, mais trop répété pour que cela compte pleinement.'
          : `Un long passage, ${percentOf(finding, 'longestShare')} % du texte, ne revient pas à ${quote(finding.text('keyword'))}. Montrez son rapport avec le sujet, ou raccourcissez-le.`;
      },
    },
    keyword_stuffing: {
      name: 'Emploi naturel du mot-clé',
      sentence: (finding) =>
        finding.isGood
          ? 'Le mot-clé est employé naturellement.'
          : `${quote(finding.text('keyword'))} est employé ${finding.written('excess')} fois de plus que ce qui se lit naturellement. Retirez-en.`,
    },
    target_keywords: {
      name: 'Mots-clés visés',
      sentence: (finding) =>
        finding.isGood
          ? 'Tous les mots-clés visés sont employés.'
          : `${finding.written('used')} sur ${finding.counted('count', 'mot-clé visé', 'mots-clés visés')} ${finding.form('used', 'est employé', 'sont employés')}. Il manque : ${finding.text('missing')}.`,
    },
    meta_title_length: { name: 'Longueur du méta-titre', sentence: width(META_TITLE) },
    meta_description_length: { name: 'Longueur de la méta-description', sentence: width(META_DESCRIPTION) },
    subject_terms: {
      name: 'Termes du sujet',
      sentence: (finding) => {
        const of = finding.counted('terms', 'terme', 'termes');
        const from = finding.is('isModelled')
          ? ' (d’après les seuls mots-clés : ajoutez des pages de comparaison)'
          : '';
        const used = `${finding.written('used')} sur ${of} du sujet ${finding.form('used', 'est employé', 'sont employés')}${from}`;
        if (finding.isGood) return `${used}.`;
        if (finding.is('isStuffed'))
          return `${used}. Ce qui s’entasse dans un paragraphe réduit ce qu’ils rapportent : répétez moins.`;
        const overused =
          finding.number('overused') > 0
            ? ` ${finding.counted('overused', 'terme revient', 'termes reviennent')} plus souvent que sur les autres pages.`
            : '';
        if (finding.text('missing') !== '')
          return `${used}. Il manque : ${finding.text('missing')}.${overused}`;
        return `${used}, mais trop rarement pour le couvrir.${overused}`;
      },
    },
    subject_headings: {
      name: 'Thèmes des intertitres',
      sentence: (finding) =>
        finding.isGood
          ? 'Vos intertitres couvrent les thèmes auxquels d’autres pages consacrent un intertitre.'
          : `Thèmes des intertitres d’autres pages que couvrent les vôtres : ${finding.written('covered')} sur ${finding.written('topics')}. Il manque : ${finding.text('missing')}.`,
    },
    subject_questions: {
      name: 'Questions traitées',
      sentence: (finding) =>
        finding.isGood
          ? 'Le texte traite chaque question posée sur le sujet.'
          : `Questions du sujet que le texte traite : ${finding.written('treated')} sur ${finding.written('questions')}. Il manque : ${quotedList(finding.text('missing'), quote)}.`,
    },
    questions_answered: {
      name: 'Réponses aux questions',
      sentence: (finding) => {
        const counted =
          finding.number('answered') === 0
            ? 'Aucune question n’a'
            : finding.counted('answered', 'question a', 'questions ont');
        const found = `${counted} ${finding.number('answered') === 0 ? 'd’intertitre' : 'un intertitre'} suivi d’une réponse`;
        return finding.isGood
          ? `${found}.`
          : `${found} ; visez-en ${finding.written('recommended')}. Sans réponse : ${quotedList(finding.text('missing'), quote)}.`;
      },
    },
    result_features: {
      name: 'Ce que proposent les résultats',
      sentence: (finding) => {
        if (finding.isGood) return 'Le texte propose ce que proposent la plupart des autres pages.';
        const lacking = finding.text('missing').split(', ');
        return `La plupart des autres pages ont ce qui manque à ce texte : ${lacking.map((code) => FEATURES[code] ?? code).join(', ')}.`;
      },
    },
    result_format: {
      name: 'Format privilégié',
      sentence: (finding) => {
        const favoured = FORMATS[finding.text('favoured')] ?? finding.text('favoured');
        return finding.isGood
          ? `Comme la plupart des autres pages, celle-ci est ${favoured}.`
          : `La plupart des autres pages sont chacune ${favoured}. Adoptez ce format, et que le titre le dise.`;
      },
    },
    slug_form: {
      name: 'Forme de l’adresse',
      sentence: (finding) => {
        if (finding.isGood) return 'L’adresse est courte et lisible.';
        return finding.is('isTooLong')
          ? `L’adresse compte ${finding.counted('characters', 'caractère', 'caractères')} ; restez en dessous de ${finding.written('maximum')}.`
          : 'Écrivez l’adresse en minuscules et en chiffres, avec des traits d’union entre les mots.';
      },
    },
  },
};
