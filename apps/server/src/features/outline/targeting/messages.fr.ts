import type { AudienceMaturity, CompanySize, FunnelStage } from '@pagewright/contract/outline';
import { INDUSTRY_WORDS } from './industry-words.ts';
import type { AudienceSentences, LayerSentences } from './messages.en.ts';

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
      'Les sections habituelles sur les prix et l’achat ont été laissées de côté : elles viennent trop tôt à cette étape.',
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
    insights: ['À cette étape, les critères, les alternatives et les coûts passent avant le contexte.'],
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
      'Les sections habituelles avec définitions, types et raisons ont été laissées de côté : les lecteurs à cette étape les connaissent.',
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
      'Les sections habituelles pour les nouveaux venus ont été laissées de côté : définitions, raisons, types et prix.',
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
    'Pour les experts, les limites, la mesure et les preuves passent avant les définitions et les raisons.',
  ),
};

const SIZES: Readonly<Record<CompanySize, LayerSentences>> = {
  small: only(
    'Dans une petite entreprise, la personne qui lit décide, et vite : placez tôt les prix et le premier pas.',
  ),
  medium: only(
    'Dans une entreprise moyenne, un service l’essaie souvent d’abord : écrivez pour celui qui commence.',
  ),
  large: only(
    'Dans une grande entreprise, plusieurs personnes doivent s’accorder : dites ce que chacune doit savoir.',
  ),
};

/** The same in French. */
export const french: AudienceSentences = {
  stage: (stage) => STAGES[stage],
  maturity: (maturity) => MATURITIES[maturity],
  companySize: (size) => SIZES[size],
  industry: (industry) => ({
    positioning: `Écrivez pour ${INDUSTRY_WORDS.fr[industry].readers}, et prenez des exemples de leur travail.`,
    publishing: [
      {
        advice: 'Faites-le lire par quelqu’un du métier avant de le publier.',
        reason: 'Les lecteurs du métier remarquent ce qui est faux ou manque.',
      },
    ],
    insights: [
      'Du secteur, seul ce que mentionnent le mot-clé, votre idée ou les pages a sa section. Ajoutez ce que vous savez.',
    ],
  }),
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
      `Le titre et les sections qui dépendent du lieu nomment ${place} ; les autres, non.`,
      `Vérifiez chaque fait local avant de publier : Pagewright ne connaît ni les prix, ni les autorisations, ni les adresses pour ${place}.`,
    ],
  }),
};
