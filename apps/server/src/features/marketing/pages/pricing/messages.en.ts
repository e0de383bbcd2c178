import { PLANS, type PlanFeature, type PlanName } from '@pagewright/contract/plans';
import { formatPercent, formatPrice } from '../../numbers.ts';

/** What the pricing page says about a plan in addition to its figures. */
interface PlanWords {
  readonly forWhom: string;
  /** Features besides its limits. */
  readonly features: readonly string[];
}

/** A question with its answer. */
export interface PricingQuestion {
  readonly question: string;
  readonly answer: string;
  /** Whether it concerns only installations that sell plans. */
  readonly isAboutSales?: true;
}

const featureNames: Readonly<Record<PlanFeature, string>> = {
  team: 'Teammates who review and approve',
  api: 'API access',
};

const plans: Readonly<Record<PlanName, PlanWords>> = {
  Free: {
    forWhom: 'For trying it out and for small blogs.',
    features: ['Every tool and every analysis', 'Your public site, WordPress, Ghost, export'],
  },
  Starter: {
    forWhom: 'For one person who publishes every week.',
    features: ['Everything in Free'],
  },
  Professional: {
    forWhom: 'For small teams that review each other’s work.',
    features: ['Everything in Starter', 'Teammates who review and approve'],
  },
  Entrepreneur: {
    forWhom: 'For agencies and companies.',
    features: ['Everything in Professional', 'API access with personal tokens'],
  },
};

const inEveryPlan: readonly string[] = [
  'Import and export',
  '23 analyses',
  'Your own API keys, not counted',
  'Public site with your domain',
  'WordPress, Ghost, webhooks',
  'Comments and activity log',
];

const samples: readonly { readonly words: string; readonly who: string }[] = [
  {
    words: 'One brief a week, plus the passage duel: the small plan is enough for me.',
    who: 'a blogger on Starter',
  },
  {
    words: 'Five seats, one review rule, and a log that settles arguments.',
    who: 'a team of five on Professional',
  },
  {
    words: 'We use our own model key, so the counter hardly moves.',
    who: 'an agency on Entrepreneur',
  },
];

const questions: readonly PricingQuestion[] = [
  {
    question: 'What is an SEO request?',
    answer:
      'One research run: the results for a keyword, or a check of a set of sites. Results from the last 24 hours are reused for free.',
  },
  {
    question: 'What is an AI request?',
    answer:
      'One generation: a brief, an outline, a strategy, or one writing request in the editor. The built-in engine counts the same as a model.',
  },
  {
    question: 'What is never counted?',
    answer:
      'Typing, live scoring, density, readability, passage duels, saving, importing, and exporting. If a request fails or you cancel it, you get it back.',
  },
  {
    question: 'What happens at a limit?',
    answer:
      'You see what you’ve used and the day your usage resets. Everything that isn’t counted keeps working.',
  },
  {
    question: 'Is there a trial?',
    answer:
      'Yes: Professional for 14 days, once per workspace, without a card. Afterwards, the workspace goes back to Free. Everything you made is kept.',
    isAboutSales: true,
  },
  {
    question: 'What if I buy during the trial?',
    answer:
      'Your plan starts when the trial ends, so you don’t lose any free days. If you prefer, choose “Start now”, and the trial ends when you pay. You see the dates for both before you pay. If you’re already on Starter, it pauses while you try Professional.',
    isAboutSales: true,
  },
  {
    question: 'Does it renew automatically?',
    answer:
      'No. You pay for a month or a year in advance, and we remind you before it ends. If you buy again before then, your plan is extended.',
    isAboutSales: true,
  },
  {
    question: 'Can I change plans?',
    answer:
      'Yes. An upgrade starts right away, and the unused days on your current plan are credited. A smaller plan starts when the current one ends.',
    isAboutSales: true,
  },
  {
    question: 'Can I get my money back?',
    answer:
      'You can request a refund in Billing within 30 days of the payment. If the operator approves it, PayPal refunds you.',
    isAboutSales: true,
  },
  {
    question: 'How do I pay?',
    answer: 'With a PayPal account, in US dollars. We never see your card details. You need to be signed in.',
    isAboutSales: true,
  },
  {
    question: 'What happens when my plan ends?',
    answer:
      'The workspace moves to Free. You keep everything you made and can still read, edit, and export it.',
  },
  {
    question: 'I run it on my own server. Do I have to pay?',
    answer:
      'The operator of an installation can give any plan to any workspace. If payment isn’t set up, this page says who to ask.',
  },
];

/** Messages in English. */
export const english = {
  title: 'Pricing: four plans, nothing counted while you type',
  description: () =>
    `Free, Starter ${formatPrice(PLANS.Starter.priceCents.monthly)}, Professional ${formatPrice(PLANS.Professional.priceCents.monthly)} a month, Entrepreneur by agreement. Typing, scoring, saving, and exporting are never counted.`,
  descriptionOfTrial: (days: number) => ` ${days}-day trial.`,
  sharedTitle: 'Plans and prices',
  sharedDescription: 'Prepaid plans that never renew automatically.',
  sharedOfTrial: ' No card for the trial.',
  heading: 'Pay for research and writing. Never for typing.',
  lead: 'Every plan has every tool. You pay for usage, seats, larger sites, and API access.',
  period: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual',
  saveUpTo: (percent: number) => `Save up to ${formatPercent(percent)}`,
  prepaid: 'A paid plan is a prepaid month or year. Nothing renews automatically.',
  promises: (plan: string, trialDays: number, refundDays: number): readonly string[] => [
    `Try ${plan} free for ${trialDays} days, no card needed`,
    'Prepaid: never renews automatically',
    `Request a refund within ${refundDays} days`,
  ],
  compare: 'Compare the plans',
  whoFor: 'Who each plan is for',
  quotesAreMadeUp: 'These quotes are made-up examples, not from customers.',
  samples,
  questionsTitle: 'Questions',
  questions,
  startForFree: 'Start for free',
  freePlan: 'The free plan has every tool.',
  trialWithoutCard: (plan: string) => ` You don’t need a card to try ${plan}.`,
  talkToUs: 'Talk to us',
  plans,
  featureNames,
  inEveryPlan,
  /** Without a number, there is no limit. */
  counted: {
    seo: (amount: string | null) => `${amount ?? 'Unlimited'} SEO requests a month`,
    ai: (amount: string | null) => `${amount ?? 'Unlimited'} AI requests a month`,
    members: (amount: string | null) => `${amount ?? 'Unlimited'} ${amount === '1' ? 'member' : 'members'}`,
  },
  unlimited: 'Unlimited',
  mostPopular: 'Most Popular',
  notIncluded: 'Not included:',
  custom: 'Custom',
  aMonth: 'a month',
  aYear: 'a year',
  save: (percent: number) => `Save ${formatPercent(percent)}`,
  contactSales: 'Contact Sales',
  askFor: (plan: string) => `Ask for ${plan}`,
  notSold: (plan: string, operator: string | null) =>
    `Payment is not set up on this server. For ${plan}, ask ${operator ?? 'its operator'}.`,
  choose: (plan: string) => `Choose ${plan}`,
  signInToPay: 'Sign in to pay with PayPal',
  yes: 'Yes',
  no: 'No',
  table: {
    plan: 'Plan',
    monthly: 'Monthly price',
    annual: 'Annual price',
    seo: 'SEO requests a month',
    ai: 'AI requests a month',
    members: 'Members',
    sitePages: 'Pages of one site we read',
    typing: 'Typing, live score, density, duels',
    notCounted: 'Not counted',
  },
};

/** Shape of the messages in each language. */
export type PricingSentences = typeof english;
