import {
  annualSavingPercent,
  CUSTOM_PRICE,
  CURRENCY,
  decimalOf,
  featuresOf,
  PLAN_FEATURES,
  PLAN_NAMES,
  PLANS,
  UNLIMITED,
  type BillingCycle,
  type Plan,
} from '@pagewright/contract/plans';
import { REFUND_DAYS, TRIAL_DAYS, TRIAL_PLAN } from '@pagewright/contract/payment';
import { choiceThrough } from '@pagewright/contract/plan-choice';
import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import type { SiteFacts } from '../site-facts.ts';
import {
  featureNames,
  inEveryPlan,
  planWords,
  questions,
  samples,
  type PricingQuestion,
} from './pricing-texts.ts';

const PATH = '/pricing';
const MONTHS = 12;
const plans = PLAN_NAMES.map((name) => PLANS[name]);

/** Signed-in users see a different page: they can pay here. */
interface Reader {
  readonly isSignedIn: boolean;
}

/** The pricing page for visitors, without PayPal. */
export const pricingPage = createPage({ isSignedIn: false });
/** The pricing page for signed-in users. */
export const payingPage = createPage({ isSignedIn: true });

function createPage(reader: Reader): PlacedPage {
  return {
    path: PATH,
    render: (facts) => ({
      title: 'Pricing: four plans, nothing counted while you type',
      description: `Free, Starter $11.99, Professional $39 a month, Entrepreneur by agreement. Typing, scoring, saving, and exporting are never counted.${facts.paymentSources === null ? '' : ` ${TRIAL_DAYS}-day trial.`}`,
      sharedTitle: 'Plans and prices',
      sharedDescription: `Prepaid plans that never renew automatically.${facts.paymentSources === null ? '' : ' No card for the trial.'}`,
      isIndexed: true,
      isForVisitors: true,
      lastModified: '2026-11-22',
      styles: ['pricing', 'landing'],
      scripts: [reader.isSignedIn ? 'pay' : 'choose-plan'],
      sources: (reader.isSignedIn && facts.paymentSources) || [],
      checksSession: reader.isSignedIn,
      data: [offers(facts), frequentQuestions(facts)],
      body: body(facts, reader),
    }),
  };
}

function body(facts: SiteFacts, reader: Reader): Markup {
  return markup`<div class="wide pricing">
<div class="center">
<h1>Pay for research and writing. Never for typing.</h1>
<p class="lead">Every plan has every tool. You pay for usage, seats, larger sites, and API access.</p>
<fieldset class="cycle">
<legend class="hidden">Billing period</legend>
<label><input type="radio" name="cycle" value="monthly" checked><span>Monthly</span></label>
<label><input type="radio" name="cycle" value="annual"><span>Annual</span></label>
<span class="badge">Save up to 20%</span>
</fieldset>
${renderTerms(facts)}
</div>
<div data-pay-problem></div>
<ul class="plans">${plans.map((plan) => card(plan, facts, reader))}</ul>
<h2 id="compare">Compare the plans</h2>
${comparison()}
<h2>Who each plan is for</h2>
<p><span class="badge sample">Sample</span> These quotes are made-up examples, not from customers.</p>
<ul class="cards">${samples.map(
    ({ words, who }) =>
      markup`<li class="card"><figure><blockquote><p>“${words}”</p></blockquote><figcaption class="quiet">Sample: ${who}</figcaption></figure></li>`,
  )}</ul>
<h2 id="questions">Questions</h2>
<div class="questions">${questionsFor(facts).map(
    ({ question, answer }) => markup`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</div>
<div class="closing center">
<h2>Start for free</h2>
<p class="lead">The free plan has every tool.${facts.paymentSources !== null && markup` You don’t need a card to try ${TRIAL_PLAN}.`}</p>
<p class="actions">${!reader.isSignedIn && markup`<a class="button for-visitors" href="/sign-up">Create a free account</a>`}<a class="button plain" href="/contact?type=sales">Talk to us</a></p>
</div>
</div>`;
}

/** The terms of buying. Without sales, there is no trial either. */
function renderTerms({ paymentSources }: SiteFacts): Markup {
  const prepaid = markup`A paid plan is a prepaid month or year. Nothing renews automatically.`;
  if (paymentSources === null) return markup`<p class="quiet">${prepaid}</p>`;
  return markup`<ul class="promises"><li>Try ${TRIAL_PLAN} free for ${TRIAL_DAYS} days, no card needed</li><li>Prepaid: never renews automatically</li><li>Request a refund within ${REFUND_DAYS} days</li></ul>`;
}

function card(plan: Plan, facts: SiteFacts, reader: Reader): Markup {
  const { forWhom, features } = planWords[plan.name];
  const has = featuresOf(plan);
  const limitations = PLAN_FEATURES.filter((feature) => !has.includes(feature)).map(
    (feature) => featureNames[feature],
  );
  const counted = [
    `${amountOf(plan.limits.seo)} SEO requests a month`,
    `${amountOf(plan.limits.ai)} AI requests a month`,
    `${amountOf(plan.seats)} ${plan.seats === 1 ? 'member' : 'members'}`,
  ];
  return markup`<li class="card plan${plan.isPopular && ' popular'}" data-plan="${plan.name}">
<h2>${plan.name}${plan.isPopular && markup` <span class="badge">Most Popular</span>`}</h2>
<div class="for-whom"><p class="quiet">${forWhom}</p>
${reader.isSignedIn && markup`<p class="current" data-current hidden></p>`}</div>
${price(plan, 'monthly')}${price(plan, 'annual')}
<div class="plan-ways">${actions(plan, facts, reader)}</div>
<div><ul class="has">${[...counted, ...features].map((line) => markup`<li>${line}</li>`)}</ul>
${limitations.length > 0 && markup`<p class="hidden">Not included:</p><ul class="lacks">${limitations.map((line) => markup`<li>${line}</li>`)}</ul>`}</div>
</li>`;
}

function price({ priceCents }: Plan, cycle: BillingCycle): Markup {
  const cents = priceCents[cycle];
  if (cents === CUSTOM_PRICE) return markup`<p class="price ${cycle}"><strong>Custom</strong></p>`;
  if (cents === 0 || cycle === 'monthly')
    return markup`<p class="price ${cycle}"><strong>${dollars(cents)}</strong> a month</p>`;
  const saving = annualSavingPercent({ priceCents });
  return markup`<p class="price ${cycle}"><strong>${dollars(cents)}</strong> a year <span class="equivalent">${dollars(cents / MONTHS)} a month${saving !== null && markup` <span class="badge">Save ${saving}%</span>`}</span></p>`;
}

/** The button for each case: free and custom plans are not paid for here. */
function actions(
  { name, way }: Plan,
  { paymentSources, operator }: SiteFacts,
  { isSignedIn }: Reader,
): Markup {
  if (way === 'contact') return markup`<a class="button plain" href="/contact?type=sales">Contact Sales</a>`;
  if (way === 'sign-up') {
    return isSignedIn
      ? markup`<a class="button plain" href="/content">Open Pagewright</a>`
      : markup`<a class="button plain" href="/sign-up">Get started</a>`;
  }
  if (paymentSources === null)
    return markup`<a class="button plain" href="/contact?type=sales">Ask for ${name}</a><p class="quiet">Payment is not set up on this server. For ${name}, ask ${operator.name ?? 'its operator'}.</p>`;
  if (isSignedIn) return markup`<div data-pay="${name}"></div>`;
  const choice = { plan: name, cycle: 'monthly' } as const;
  return markup`<a class="button" href="${choiceThrough('/sign-up', choice)}" data-choose="${name}">Choose ${name}</a><a class="button plain" href="${choiceThrough('/sign-in', choice)}" data-choose="${name}">Sign in to pay with PayPal</a>`;
}

function comparison(): Markup {
  const row = (name: string, cell: (plan: Plan) => string): Markup =>
    markup`<tr role="row"><th scope="row" role="rowheader">${name}</th>${plans.map((plan) => {
      const value = cell(plan);
      const sign = value === 'Yes' ? 'yes' : value === 'No' ? 'no' : null;
      return sign === null
        ? markup`<td role="cell">${value}</td>`
        : markup`<td role="cell" class="${sign}"><span class="hidden">${value}</span></td>`;
    })}</tr>`;
  const cost = (cycle: BillingCycle) => (plan: Plan) =>
    plan.priceCents[cycle] === CUSTOM_PRICE ? 'Custom' : dollars(plan.priceCents[cycle]);
  // On phones, each row takes two lines. Without roles, a screen reader would not read it as a table.
  return markup`<table class="comparison" role="table" aria-labelledby="compare"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Plan</th>${plans.map(({ name }) => markup`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead><tbody role="rowgroup">
${row('Monthly price', cost('monthly'))}${row('Annual price', cost('annual'))}
${row('SEO requests a month', ({ limits }) => amountOf(limits.seo))}
${row('AI requests a month', ({ limits }) => amountOf(limits.ai))}
${row('Members', ({ seats }) => amountOf(seats))}
${row('Pages of one site we read', ({ sitePages }) => amountOf(sitePages))}
${row('Typing, live score, density, duels', () => 'Not counted')}
${inEveryPlan.map((name) => row(name, () => 'Yes'))}
${PLAN_FEATURES.map((feature) => row(featureNames[feature], (plan) => (featuresOf(plan).includes(feature) ? 'Yes' : 'No')))}
</tbody></table>`;
}

function offers({ origin }: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'SoftwareApplication',
    name: 'Pagewright',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: origin + PATH,
    offers: plans
      .filter(({ priceCents }) => priceCents.monthly !== CUSTOM_PRICE)
      .map(({ name, priceCents }) => ({
        '@type': 'Offer',
        name,
        price: decimalOf(priceCents.monthly),
        priceCurrency: CURRENCY,
        url: origin + PATH,
      })),
  };
}

/** Where plans are not sold, nothing is promised about a trial, paying, or refunds. */
const questionsFor = ({ paymentSources }: SiteFacts): readonly PricingQuestion[] =>
  questions.filter(({ isAboutSales = false }) => paymentSources !== null || !isAboutSales);

function frequentQuestions(facts: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questionsFor(facts).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function amountOf(limit: number): string {
  return limit === UNLIMITED ? 'Unlimited' : limit.toLocaleString('en-US');
}

/** Formats a price, without cents if there are none. */
function dollars(cents: number): string {
  return `$${decimalOf(cents).replace(/\.00$/, '')}`;
}
