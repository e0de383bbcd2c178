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
import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { siteMessages as site } from '../messages.ts';
import { formatNumber, formatPrice } from '../numbers.ts';
import type { SitePage } from '../page.ts';
import type { SiteFacts } from '../site-facts.ts';
import { pricingMessages as say } from './pricing/messages.ts';
import type { PricingQuestion } from './pricing/messages.en.ts';

const PATH = '/pricing';
const MONTHS = 12;
const plans = PLAN_NAMES.map((name) => PLANS[name]);
/** What a year of a plan saves at most, in percent. */
const SAVING_MAX = 20;

/** Signed-in users see a different page: they can pay here. */
interface Reader {
  readonly isSignedIn: boolean;
}

/** The pricing page for visitors, without PayPal. */
export const pricingPage = createPage({ isSignedIn: false });
/** The pricing page for signed-in users. */
export const payingPage = createPage({ isSignedIn: true });

function createPage(reader: Reader): SitePage {
  return {
    path: PATH,
    render: (facts) => ({
      title: say.title,
      description: `${say.description()}${facts.paymentSources === null ? '' : say.descriptionOfTrial(TRIAL_DAYS)}`,
      sharedTitle: say.sharedTitle,
      sharedDescription: `${say.sharedDescription}${facts.paymentSources === null ? '' : say.sharedOfTrial}`,
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
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
<fieldset class="cycle">
<legend class="hidden">${say.period}</legend>
<label><input type="radio" name="cycle" value="monthly" checked><span>${say.monthly}</span></label>
<label><input type="radio" name="cycle" value="annual"><span>${say.annual}</span></label>
<span class="badge">${say.saveUpTo(SAVING_MAX)}</span>
</fieldset>
${renderTerms(facts)}
</div>
<div data-pay-problem></div>
<ul class="plans">${plans.map((plan) => card(plan, facts, reader))}</ul>
<h2 id="compare">${say.compare}</h2>
${comparison()}
<h2>${say.whoFor}</h2>
<p><span class="badge sample">${site.sample}</span> ${say.quotesAreMadeUp}</p>
<ul class="cards">${say.samples.map(
    ({ words, who }) =>
      markup`<li class="card"><figure><blockquote><p>${site.quote(words)}</p></blockquote><figcaption class="quiet">${site.sampleBy(who)}</figcaption></figure></li>`,
  )}</ul>
<h2 id="questions">${say.questionsTitle}</h2>
<div class="questions">${questionsFor(facts).map(
    ({ question, answer }) => markup`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</div>
<div class="closing center">
<h2>${say.startForFree}</h2>
<p class="lead">${say.freePlan}${facts.paymentSources !== null && say.trialWithoutCard(TRIAL_PLAN)}</p>
<p class="actions">${!reader.isSignedIn && markup`<a class="button for-visitors" href="/sign-up">${site.createFreeAccount}</a>`}<a class="button plain" href="/contact?type=sales">${say.talkToUs}</a></p>
</div>
</div>`;
}

/** The terms of buying. Without sales, there is no trial either. */
function renderTerms({ paymentSources }: SiteFacts): Markup {
  if (paymentSources === null) return markup`<p class="quiet">${say.prepaid}</p>`;
  return markup`<ul class="promises">${say.promises(TRIAL_PLAN, TRIAL_DAYS, REFUND_DAYS).map((promise) => markup`<li>${promise}</li>`)}</ul>`;
}

function card(plan: Plan, facts: SiteFacts, reader: Reader): Markup {
  const { forWhom, features } = say.plans[plan.name];
  const has = featuresOf(plan);
  const limitations = PLAN_FEATURES.filter((feature) => !has.includes(feature)).map(
    (feature) => say.featureNames[feature],
  );
  const counted = [
    say.counted.seo(limitOf(plan.limits.seo)),
    say.counted.ai(limitOf(plan.limits.ai)),
    say.counted.members(limitOf(plan.seats)),
  ];
  return markup`<li class="card plan${plan.isPopular && ' popular'}" data-plan="${plan.name}">
<h2>${plan.name}${plan.isPopular && markup` <span class="badge">${say.mostPopular}</span>`}</h2>
<div class="for-whom"><p class="quiet">${forWhom}</p>
${reader.isSignedIn && markup`<p class="current" data-current hidden></p>`}</div>
${price(plan, 'monthly')}${price(plan, 'annual')}
<div class="plan-ways">${actions(plan, facts, reader)}</div>
<div><ul class="has">${[...counted, ...features].map((line) => markup`<li>${line}</li>`)}</ul>
${limitations.length > 0 && markup`<p class="hidden">${say.notIncluded}</p><ul class="lacks">${limitations.map((line) => markup`<li>${line}</li>`)}</ul>`}</div>
</li>`;
}

function price({ priceCents }: Plan, cycle: BillingCycle): Markup {
  const cents = priceCents[cycle];
  if (cents === CUSTOM_PRICE) return markup`<p class="price ${cycle}"><strong>${say.custom}</strong></p>`;
  if (cents === 0 || cycle === 'monthly')
    return markup`<p class="price ${cycle}"><strong>${formatPrice(cents)}</strong> ${say.aMonth}</p>`;
  const saving = annualSavingPercent({ priceCents });
  return markup`<p class="price ${cycle}"><strong>${formatPrice(cents)}</strong> ${say.aYear} <span class="equivalent">${formatPrice(cents / MONTHS)} ${say.aMonth}${saving !== null && markup` <span class="badge">${say.save(saving)}</span>`}</span></p>`;
}

/** The button for each case: free and custom plans are not paid for here. */
function actions(
  { name, way }: Plan,
  { paymentSources, operator }: SiteFacts,
  { isSignedIn }: Reader,
): Markup {
  if (way === 'contact')
    return markup`<a class="button plain" href="/contact?type=sales">${say.contactSales}</a>`;
  if (way === 'sign-up') {
    return isSignedIn
      ? markup`<a class="button plain" href="/content">${site.open}</a>`
      : markup`<a class="button plain" href="/sign-up">${site.getStarted}</a>`;
  }
  if (paymentSources === null)
    return markup`<a class="button plain" href="/contact?type=sales">${say.askFor(name)}</a><p class="quiet">${say.notSold(name, operator.name)}</p>`;
  if (isSignedIn) return markup`<div data-pay="${name}"></div>`;
  const choice = { plan: name, cycle: 'monthly' } as const;
  const through = (form: '/sign-up' | '/sign-in') => choiceThrough(form, choice, currentLanguage());
  return markup`<a class="button" href="${through('/sign-up')}" data-choose="${name}">${say.choose(name)}</a><a class="button plain" href="${through('/sign-in')}" data-choose="${name}">${say.signInToPay}</a>`;
}

function comparison(): Markup {
  const row = (name: string, cell: (plan: Plan) => string | boolean): Markup =>
    markup`<tr role="row"><th scope="row" role="rowheader">${name}</th>${plans.map((plan) => {
      const value = cell(plan);
      return typeof value === 'string'
        ? markup`<td role="cell">${value}</td>`
        : markup`<td role="cell" class="${value ? 'yes' : 'no'}"><span class="hidden">${value ? say.yes : say.no}</span></td>`;
    })}</tr>`;
  const cost = (cycle: BillingCycle) => (plan: Plan) =>
    plan.priceCents[cycle] === CUSTOM_PRICE ? say.custom : formatPrice(plan.priceCents[cycle]);
  const { table } = say;
  // On phones, each row takes two lines. Without roles, a screen reader would not read it as a table.
  return markup`<table class="comparison" role="table" aria-labelledby="compare"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${table.plan}</th>${plans.map(({ name }) => markup`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead><tbody role="rowgroup">
${row(table.monthly, cost('monthly'))}${row(table.annual, cost('annual'))}
${row(table.seo, ({ limits }) => amountOf(limits.seo))}
${row(table.ai, ({ limits }) => amountOf(limits.ai))}
${row(table.members, ({ seats }) => amountOf(seats))}
${row(table.sitePages, ({ sitePages }) => amountOf(sitePages))}
${row(table.typing, () => table.notCounted)}
${say.inEveryPlan.map((name) => row(name, () => true))}
${PLAN_FEATURES.map((feature) => row(say.featureNames[feature], (plan) => featuresOf(plan).includes(feature)))}
</tbody></table>`;
}

function offers({ origin }: SiteFacts): Record<string, unknown> {
  const url = origin + sitePath(PATH, currentLanguage());
  return {
    '@type': 'SoftwareApplication',
    name: 'Pagewright',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url,
    offers: plans
      .filter(({ priceCents }) => priceCents.monthly !== CUSTOM_PRICE)
      .map(({ name, priceCents }) => ({
        '@type': 'Offer',
        name,
        price: decimalOf(priceCents.monthly),
        priceCurrency: CURRENCY,
        url,
      })),
  };
}

/** Where plans are not sold, nothing is promised about a trial, paying, or refunds. */
const questionsFor = ({ paymentSources }: SiteFacts): readonly PricingQuestion[] =>
  say.questions.filter(({ isAboutSales = false }) => paymentSources !== null || !isAboutSales);

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

/** A limit in words; null if there is none. */
function limitOf(limit: number): string | null {
  return limit === UNLIMITED ? null : formatNumber(limit);
}

const amountOf = (limit: number): string => limitOf(limit) ?? say.unlimited;
