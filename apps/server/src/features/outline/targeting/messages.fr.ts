import type { AudienceMaturity, CompanySize, FunnelStage, Industry } from '@pagewright/contract/outline';
import type { AudienceSentences, IndustryNames, LayerSentences } from './messages.en.ts';

const only = (insight: string): LayerSentences => ({ positioning: '', publishing: [], insights: [insight] });

const STAGES: Readonly<Record<FunnelStage, LayerSentences>> = {
  awareness: {
    positioning:
      'Décrivez le problème avant la solution, et ne cherchez pas à vendre : ces lecteurs ne savent pas encore ce qu’ils cherchent.',
    publishing: [
      {
        advice:
          'Partagez-le là où les gens s’interrogent sur le problème, et faites un lien vers une page qui compare les solutions.',
        reason: 'À cette étape, personne ne cherche un produit par son nom.',
      },
    ],
    insights: [
      'Les prix et les conseils d’achat ont été laissés de côté : ils viennent trop tôt à cette étape.',
    ],
  },
  consideration: {
    positioning:
      'Comparez honnêtement, selon des critères énoncés, et dites quand une autre option est préférable.',
    publishing: [
      {
        advice:
          'Mettez la comparaison dans un tableau près du début, et faites un lien de chaque ligne vers sa preuve.',
        reason: 'À cette étape, les lecteurs ont plusieurs pages ouvertes et cherchent celle qui tranche.',
      },
    ],
    insights: ['Le contexte a été laissé de côté au profit des critères, des alternatives et des coûts.'],
  },
  decision: {
    positioning: 'Levez les derniers doutes : prix, conditions, preuves et premier pas, dans cet ordre.',
    publishing: [
      {
        advice: 'Gardez le bouton de commande ou le contact visible sur chaque écran, avec le prix à côté.',
        reason: 'À cette étape, chaque clic supplémentaire fait perdre des lecteurs.',
      },
    ],
    insights: [
      'Définitions, types et raisons ont été laissés de côté : les lecteurs à cette étape les connaissent.',
    ],
  },
  retention: {
    positioning: 'Écrivez pour ceux qui l’ont déjà : habitudes, dépannage et niveau suivant.',
    publishing: [
      {
        advice: 'Envoyez-le à vos clients par e-mail, et faites un lien depuis vos pages d’aide.',
        reason: 'À cette étape, les lecteurs viennent de chez vous et non d’une recherche.',
      },
    ],
    insights: [
      'Ce dont les nouveaux venus ont besoin a été laissé de côté : définitions, raisons, types et prix.',
    ],
  },
};

const MATURITIES: Readonly<Record<AudienceMaturity, LayerSentences>> = {
  beginner: only(
    'Pour les débutants, expliquez chaque terme à sa première apparition et faites des phrases courtes.',
  ),
  intermediate: only(
    'Pour les lecteurs qui ont un peu d’expérience, l’ordre habituel s’applique et les erreurs coûteuses sont signalées.',
  ),
  advanced: only(
    'Pour les experts, définitions et raisons ont été laissées de côté au profit des limites, de la mesure et des preuves.',
  ),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only(
    'Dans une petite entreprise, la personne qui lit décide, et vite : les prix et le premier pas viennent tôt.',
  ),
  medium: only(
    'Dans une entreprise moyenne, un service l’essaie d’abord et d’autres suivent : le déploiement a donc sa section.',
  ),
  large: only(
    'Dans une grande entreprise, plusieurs personnes doivent s’accorder : achats, déploiement et gouvernance ont leurs sections.',
  ),
};

const INDUSTRIES: Readonly<Record<Industry, IndustryNames>> = {
  healthcare: {
    people: 'les patients et les équipes soignantes',
    rules: 'la vie privée des patients et les affirmations médicales',
    risk: 'la sécurité des patients',
    measures: 'résultats, délais d’attente et rendez-vous manqués',
  },
  finance: {
    people: 'les clients, les conseillers et les responsables de la conformité',
    rules: 'l’information obligatoire, le conseil et la conservation des données',
    risk: 'la fraude et les chiffres faux',
    measures: 'rendement, ratio de coûts et taux d’erreur',
  },
  retail: {
    people: 'les acheteurs et le personnel de magasin',
    rules: 'les droits des consommateurs, les retours et l’affichage des prix',
    risk: 'les ruptures de stock et les retours',
    measures: 'conversion, taille du panier et taux de retour',
  },
  manufacturing: {
    people: 'les opérateurs, la maintenance et la planification de la production',
    rules: 'la sécurité des machines, les normes et la traçabilité',
    risk: 'les arrêts et les accidents',
    measures: 'débit, taux de rebut et temps d’arrêt',
  },
  technology: {
    people: 'les développeurs, les chefs de produit et les utilisateurs',
    rules: 'la protection des données, les licences et les revues de sécurité',
    risk: 'les pannes et les failles de sécurité',
    measures: 'adoption, latence et coût par utilisateur',
  },
  education: {
    people: 'les élèves, les enseignants et les parents',
    rules: 'la protection des mineurs, l’accessibilité et les dossiers des élèves',
    risk: 'l’exclusion et la distraction',
    measures: 'progrès, assiduité et achèvement',
  },
  'creative agencies': {
    people: 'les clients, les directeurs artistiques et les indépendants',
    rules: 'le droit d’auteur, les droits d’usage et les validations du client',
    risk: 'les briefs manqués et les allers-retours sans fin',
    measures: 'heures facturables, allers-retours et fidélité des clients',
  },
  consulting: {
    people: 'les associés, les équipes de projet et les commanditaires',
    rules: 'la confidentialité, l’indépendance et le périmètre',
    risk: 'le périmètre qui déborde et les conseils que personne ne suit',
    measures: 'taux d’occupation, résultats du client et projets suivants',
  },
  'real estate': {
    people: 'les acheteurs, les locataires et les agents',
    rules: 'l’urbanisme, l’information obligatoire et le droit du bail',
    risk: 'les vices cachés et les estimations fausses',
    measures: 'jours sur le marché, rendement et vacance',
  },
  legal: {
    people: 'les clients, les avocats et les assistants juridiques',
    rules: 'le secret professionnel, les conflits d’intérêts et les règles de publicité',
    risk: 'les délais manqués et la confidentialité',
    measures: 'affaires gagnées, heures et délai de réponse',
  },
};

/** The same in French. */
export const french: AudienceSentences = {
  stage: (stage) => STAGES[stage],
  maturity: (maturity) => MATURITIES[maturity],
  companySize: (size) => SIZES[size],
  industry: (industry) => {
    const { people, rules, risk, measures } = INDUSTRIES[industry];
    return {
      positioning: `Écrivez pour ${people} : prenez des exemples de leur travail, et répondez à ce que leur imposent ${rules}.`,
      publishing: [
        {
          advice: `Faites-le lire par quelqu’un du métier avant de le publier, surtout ce qu’il dit sur ${rules}.`,
          reason: `Dans ce secteur, une erreur peut avoir des conséquences graves : ${risk}.`,
        },
      ],
      insights: [
        `Les lecteurs de ce secteur jugent par ces mesures : ${measures}. Donnez au moins un chiffre de chaque sorte, avec sa source.`,
        'Les termes du secteur viennent d’un tableau intégré, et non de pages. Vérifiez qu’ils conviennent à vos lecteurs.',
      ],
    };
  },
  place: (place, isCountry) => ({
    positioning: `Écrivez comme quelqu’un qui connaît ${place} : nommez des rues, des bureaux, des prix et des règles qu’une page générale ne peut connaître.`,
    publishing: [
      {
        advice: `Publiez une page distincte pour ${place}, avec le lieu dans l’URL et le titre.`,
        reason: 'Les recherches qui citent un lieu favorisent les pages sur ce lieu.',
      },
      {
        advice: isCountry
          ? 'Faites des liens entre cette page et vos pages pour d’autres pays.'
          : 'Faites un lien depuis vos pages de services, et ajoutez votre adresse locale si vous en avez une.',
        reason: 'Les lecteurs locaux cherchent quelqu’un qu’ils peuvent joindre.',
      },
    ],
    insights: [
      isCountry
        ? `${place} est un pays : les régions, la loi et la livraison ont leurs sections, les quartiers non.`
        : `${place} est traité comme une ville ou une région : les quartiers, la saison et les règles locales ont leurs sections.`,
      `Vérifiez chaque fait local avant de publier : Pagewright ne connaît ni les prix, ni les autorisations, ni les adresses pour ${place}.`,
    ],
  }),
};
