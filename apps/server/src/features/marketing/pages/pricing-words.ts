import type { PlanFeature, PlanName } from '@pagewright/contract/plans';

/** What the pricing page says of a plan beside its figures. */
export interface PlanWords {
  readonly forWhom: string;
  /** What it has beside its limits. */
  readonly features: readonly string[];
}

/** What not every plan has, for its limitations and the table. */
export const featureNames: Readonly<Record<PlanFeature, string>> = {
  team: 'Teammates who review and approve',
  api: 'API access',
};

export const planWords: Readonly<Record<PlanName, PlanWords>> = {
  Free: {
    forWhom: 'For trying it out and for small blogs.',
    features: ['Every tool and every analysis', 'Your public site, WordPress, Ghost, export'],
  },
  Starter: {
    forWhom: 'For one person who publishes each week.',
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

/** What no plan lacks, for the table. */
export const inEveryPlan: readonly string[] = [
  'Import and export',
  '22 analyses',
  'Your own API keys, not counted',
  'Public site with your domain',
  'WordPress, Ghost, webhooks',
  'Comments and activity log',
];

/** Voices that nobody said; the page marks them so. */
export const samples: readonly { readonly words: string; readonly who: string }[] = [
  {
    words: 'One brief a week and the duel on top: the small plan is enough for me.',
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

export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What is an SEO request?',
    answer:
      'One research run: the results of a keyword, or a look at a set of sites. An answer of the last day is used again for free.',
  },
  {
    question: 'What is an AI request?',
    answer:
      'One generation: a brief, an outline, a strategy, or one piece of writing in the editor. The built-in engine counts the same as a model.',
  },
  {
    question: 'What is never counted?',
    answer:
      'Typing, live scoring, density, readability, passage duels, saving, importing and exporting. Work that fails or is cancelled is given back.',
  },
  {
    question: 'What happens at a limit?',
    answer:
      'You see what is used and the day on which counting starts again. Everything that is not counted goes on working.',
  },
  {
    question: 'Is there a trial?',
    answer:
      'Yes: Professional for 14 days, once for each workspace, with no card. Afterwards the workspace is on Free. What you made stays.',
  },
  {
    question: 'What if I buy during the trial?',
    answer:
      'Your plan starts when the trial ends, so you lose no free day. If you prefer, choose “Start now”: the trial ends with your payment. You see the dates of both before you pay. If you have Starter already, it pauses while you try Professional.',
  },
  {
    question: 'Does it renew by itself?',
    answer:
      'No. You pay for a month or a year in advance. Before it ends we remind you. Buying again while a term runs extends it.',
  },
  {
    question: 'Can I change plans?',
    answer:
      'An upgrade starts at once, and the unused days of your current plan are credited. A smaller plan starts when the current one ends.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'You can ask for a refund in Billing within 30 days of the payment. The operator approves it, and PayPal pays it back.',
  },
  {
    question: 'How do I pay?',
    answer: 'With a PayPal account, in US dollars. We never see your card. You need to be signed in.',
  },
  {
    question: 'What happens at the end of a term?',
    answer: 'The workspace is on Free. All that it made stays, can be read, edited and exported.',
  },
  {
    question: 'I run it on my own server. Do I pay?',
    answer:
      'The operator of an installation can give any plan to any workspace. Where payment is not set up, the page says whom to ask.',
  },
];
