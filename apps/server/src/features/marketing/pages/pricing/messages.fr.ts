import { PLANS } from '@pagewright/contract/plans';
import { formatPercent, formatPrice } from '../../numbers.ts';
import type { PricingSentences } from './messages.en.ts';

/** Messages in French. */
export const french: PricingSentences = {
  title: 'Tarifs : quatre offres, écrire ne compte jamais',
  description: () =>
    `Free, Starter à ${formatPrice(PLANS.Starter.priceCents.monthly)}, Professional à ${formatPrice(PLANS.Professional.priceCents.monthly)} par mois, Entrepreneur sur mesure. Écrire, enregistrer et exporter ne compte jamais.`,
  descriptionOfTrial: (days) => ` ${days} jours d’essai.`,
  sharedTitle: 'Offres et tarifs',
  sharedDescription: 'Des offres prépayées qui ne se renouvellent jamais automatiquement.',
  sharedOfTrial: ' Essai sans carte bancaire.',
  heading: 'Payez la recherche et la rédaction. Jamais la frappe.',
  lead: 'Chaque offre comprend tous les outils. Vous payez l’utilisation, les membres, les sites plus grands et l’accès à l’API.',
  period: 'Période de facturation',
  monthly: 'Mensuel',
  annual: 'Annuel',
  saveUpTo: (percent) => `Jusqu’à ${formatPercent(percent)} d’économie`,
  prepaid: 'Une offre payante est un mois ou un an payé d’avance. Rien ne se renouvelle automatiquement.',
  promises: (plan, trialDays, refundDays) => [
    `Essayez ${plan} gratuitement pendant ${trialDays} jours, sans carte bancaire`,
    'Prépayé : jamais de renouvellement automatique',
    `Remboursement sur demande dans les ${refundDays} jours`,
  ],
  compare: 'Comparer les offres',
  whoFor: 'À qui s’adresse chaque offre',
  quotesAreMadeUp: 'Ces citations sont des exemples inventés, elles ne viennent pas de clients.',
  samples: [
    {
      words: 'Un brief par semaine et le duel de passages : la petite offre me suffit.',
      who: 'un blogueur avec Starter',
    },
    {
      words: 'Cinq membres, une règle de relecture et un journal qui tranche les débats.',
      who: 'une équipe de cinq avec Professional',
    },
    {
      words: 'Nous utilisons notre propre clé de modèle, le compteur bouge à peine.',
      who: 'une agence avec Entrepreneur',
    },
  ],
  questionsTitle: 'Questions',
  questions: [
    {
      question: 'Qu’est-ce qu’une requête SEO ?',
      answer:
        'Une recherche : les résultats d’un mot-clé, ou la vérification d’un ensemble de sites. Les résultats des dernières 24 heures sont réutilisés gratuitement.',
    },
    {
      question: 'Qu’est-ce qu’une requête IA ?',
      answer:
        'Une génération : un brief, un plan, une stratégie ou une demande de rédaction dans l’éditeur. Le moteur intégré compte comme un modèle.',
    },
    {
      question: 'Qu’est-ce qui ne compte jamais ?',
      answer:
        'Écrire, le score en direct, la densité, la lisibilité, les duels de passages, enregistrer, importer et exporter. Si une requête échoue ou si vous l’annulez, elle vous est rendue.',
    },
    {
      question: 'Que se passe-t-il quand j’atteins une limite ?',
      answer:
        'Vous voyez ce que vous avez utilisé et le jour de la remise à zéro. Tout ce qui n’est pas compté continue de fonctionner.',
    },
    {
      question: 'Y a-t-il un essai ?',
      answer:
        'Oui : Professional pendant 14 jours, une fois par espace de travail, sans carte bancaire. Ensuite, l’espace de travail revient à Free. Tout ce que vous avez créé est conservé.',
      isAboutSales: true,
    },
    {
      question: 'Et si j’achète pendant l’essai ?',
      answer:
        'Votre offre commence à la fin de l’essai : vous ne perdez aucun jour gratuit. Si vous préférez, choisissez « Commencer maintenant », et l’essai se termine quand vous payez. Vous voyez les dates des deux options avant de payer. Si vous avez déjà Starter, cette offre est suspendue pendant que vous essayez Professional.',
      isAboutSales: true,
    },
    {
      question: 'L’offre se renouvelle-t-elle automatiquement ?',
      answer:
        'Non. Vous payez un mois ou un an d’avance, et nous vous prévenons avant la fin. Si vous rachetez l’offre avant, elle est prolongée.',
      isAboutSales: true,
    },
    {
      question: 'Puis-je changer d’offre ?',
      answer:
        'Oui. Une offre supérieure commence aussitôt, et les jours restants de l’offre actuelle sont crédités. Une offre inférieure commence quand l’actuelle se termine.',
      isAboutSales: true,
    },
    {
      question: 'Puis-je être remboursé ?',
      answer:
        'Vous pouvez demander un remboursement dans Facturation pendant les 30 jours qui suivent le paiement. Si l’exploitant l’accepte, PayPal vous rembourse.',
      isAboutSales: true,
    },
    {
      question: 'Comment payer ?',
      answer:
        'Avec un compte PayPal, en dollars américains. Nous ne voyons jamais les données de votre carte. Il faut être connecté.',
      isAboutSales: true,
    },
    {
      question: 'Que se passe-t-il quand mon offre se termine ?',
      answer:
        'L’espace de travail passe à Free. Vous gardez tout ce que vous avez créé et pouvez toujours le lire, le modifier et l’exporter.',
    },
    {
      question: 'Je l’utilise sur mon propre serveur. Dois-je payer ?',
      answer:
        'L’exploitant d’une installation peut accorder n’importe quelle offre à n’importe quel espace de travail. Si le paiement n’est pas configuré, cette page dit à qui s’adresser.',
    },
  ],
  startForFree: 'Commencez gratuitement',
  freePlan: 'L’offre gratuite comprend tous les outils.',
  trialWithoutCard: (plan) => ` Pas besoin de carte bancaire pour essayer ${plan}.`,
  talkToUs: 'Parlons-en',
  plans: {
    Free: {
      forWhom: 'Pour essayer et pour les petits blogs.',
      features: ['Tous les outils et toutes les analyses', 'Votre site public, WordPress, Ghost, export'],
    },
    Starter: {
      forWhom: 'Pour une personne qui publie chaque semaine.',
      features: ['Tout ce que comprend Free'],
    },
    Professional: {
      forWhom: 'Pour les petites équipes qui se relisent entre elles.',
      features: ['Tout ce que comprend Starter', 'Des collègues qui relisent et approuvent'],
    },
    Entrepreneur: {
      forWhom: 'Pour les agences et les entreprises.',
      features: ['Tout ce que comprend Professional', 'Accès à l’API avec des jetons personnels'],
    },
  },
  featureNames: { team: 'Des collègues qui relisent et approuvent', api: 'Accès à l’API' },
  inEveryPlan: [
    'Import et export',
    '23 analyses',
    'Vos propres clés d’API, non comptées',
    'Site public avec votre domaine',
    'WordPress, Ghost et webhooks',
    'Commentaires et journal d’activité',
  ],
  counted: {
    seo: (amount) => (amount === null ? 'Requêtes SEO illimitées' : `${amount} requêtes SEO par mois`),
    ai: (amount) => (amount === null ? 'Requêtes IA illimitées' : `${amount} requêtes IA par mois`),
    members: (amount) =>
      amount === null ? 'Nombre de membres illimité' : `${amount} ${amount === '1' ? 'membre' : 'membres'}`,
  },
  unlimited: 'Illimité',
  mostPopular: 'La plus choisie',
  notIncluded: 'Non compris :',
  custom: 'Sur mesure',
  aMonth: 'par mois',
  aYear: 'par an',
  save: (percent) => `${formatPercent(percent)} d’économie`,
  contactSales: 'Contacter l’équipe commerciale',
  askFor: (plan) => `Demander ${plan}`,
  notSold: (plan, operator) =>
    `Le paiement n’est pas configuré sur ce serveur. Pour ${plan}, adressez-vous à ${operator ?? 'son exploitant'}.`,
  choose: (plan) => `Choisir ${plan}`,
  signInToPay: 'Se connecter pour payer avec PayPal',
  yes: 'Oui',
  no: 'Non',
  table: {
    plan: 'Offre',
    monthly: 'Prix mensuel',
    annual: 'Prix annuel',
    seo: 'Requêtes SEO par mois',
    ai: 'Requêtes IA par mois',
    members: 'Membres',
    sitePages: 'Pages d’un site que nous lisons',
    typing: 'Écriture, score en direct, densité, duels',
    notCounted: 'Non compté',
  },
};
