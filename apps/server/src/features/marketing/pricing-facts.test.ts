import { ENGINE_VERSION } from '@pagewright/engine';
import { ANALYSIS_KINDS } from '@pagewright/contract/advanced';
import { REFUND_DAYS, TRIAL_DAYS } from '@pagewright/contract/payment';
import { choiceThrough } from '@pagewright/contract/plan-choice';
import { annualSavingPercent, PLAN_NAMES, PLANS, UNLIMITED, type Plan } from '@pagewright/contract/plans';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { FIGURES } from './figures.ts';
import { caseStudiesPage } from './pages/case-studies.ts';
import { helpPage } from './pages/help/help-page.ts';
import { topicPages } from './pages/help/topic-page.ts';
import { payingPage, pricingPage } from './pages/pricing.ts';
import { testimonialsPage } from './pages/testimonials.ts';
import type { SiteFacts } from './site-facts.ts';

const facts: SiteFacts = {
  origin: 'https://pagewright.example',
  operator: { name: 'Example Press Ltd', address: null, email: null, governingLaw: null },
  paymentSources: ['https://*.paypal.com'],
  identityPage: null,
  analyticsTag: null,
  assets: { style: null } as unknown as SiteFacts['assets'],
};
const plans = PLAN_NAMES.map((name) => PLANS[name]);

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const childrenOf = (node: Tree.ParentNode): Tree.Element[] => node.childNodes.filter(isElement);
const all = (node: Tree.ParentNode, tag: string): Tree.Element[] =>
  childrenOf(node).flatMap((child) => [...(child.tagName === tag ? [child] : []), ...all(child, tag)]);
const attribute = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value;
const textOf = (node: Tree.ChildNode | Tree.ParentNode): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map((child) => textOf(child)).join('')
      : '';
const words = (node: Tree.ParentNode): string => textOf(node).replaceAll(/\s+/g, ' ').trim();

const page = (changes: Partial<SiteFacts> = {}, of = pricingPage) =>
  parseFragment(of.render({ ...facts, ...changes }).body.text);
const cardOf = (root: Tree.ParentNode, { name }: Plan): Tree.Element => {
  const card = all(root, 'li').find((item) => attribute(item, 'data-plan') === name);
  if (!card) throw new Error(`no card of ${name}`);
  return card;
};

const count = (limit: number): string => (limit === UNLIMITED ? 'Unlimited' : limit.toLocaleString('en-US'));
const dollars = (cents: number): string =>
  cents < 0 ? 'Custom' : `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

test('the pricing table and cards match the plans', () => {
  const root = page();
  const rows = new Map(
    all(root, 'tr').map((row) => [
      words(all(row, 'th')[0] ?? row),
      all(row, 'td').map((cell) => words(cell)),
    ]),
  );
  const row = (name: string, cell: (plan: Plan) => string) => expect(rows.get(name)).toEqual(plans.map(cell));
  row('Monthly price', ({ priceCents }) => dollars(priceCents.monthly));
  row('Annual price', ({ priceCents }) => dollars(priceCents.annual));
  row('SEO requests a month', ({ limits }) => count(limits.seo));
  row('AI requests a month', ({ limits }) => count(limits.ai));
  row('Members', ({ seats }) => count(seats));
  row('Pages of one site we read', ({ sitePages }) => count(sitePages));
  row('API access', ({ hasApi }) => (hasApi ? 'Yes' : 'No'));
  // Review needs at least two people.
  row('Teammates who review and approve', ({ seats }) => (seats === 1 ? 'No' : 'Yes'));

  for (const plan of plans) {
    const card = words(cardOf(root, plan));
    expect(card).toContain(dollars(plan.priceCents.monthly));
    expect(card).toContain(`${count(plan.limits.seo)} SEO requests a month`);
    expect(card).toContain(`${count(plan.limits.ai)} AI requests a month`);
    expect(card).toContain(`${count(plan.seats)} member`);
    const saving = annualSavingPercent(plan);
    expect(card.includes('% ') || card.includes('Save')).toBe(saving !== null);
    expect(card).toContain(saving === null ? '' : `Save ${saving}%`);
    // The year's price also for a month.
    const aMonth = `${dollars(plan.priceCents.annual / 12)} a month`;
    expect(card).toContain(plan.priceCents.annual > 0 ? aMonth : '');
    const lacks = words(all(cardOf(root, plan), 'ul')[1] ?? parseFragment(''));
    expect([lacks.includes('API access'), lacks.includes('Teammates')]).toEqual([
      !plan.hasApi,
      plan.seats === 1,
    ]);
  }
});

test('no pricing text has an amount, number of days, or requests that differs from the code', () => {
  const text = `${words(page())} ${pricingPage.render(facts).description}`;
  const sums = new Set(
    plans
      .flatMap(({ priceCents }) => [priceCents.monthly, priceCents.annual, priceCents.annual / 12])
      .map(dollars),
  );
  for (const [sum] of text.matchAll(/\$\d[\d,.]*\d|\$\d/g)) expect([...sums]).toContain(sum);
  for (const [, days] of text.matchAll(/(\d+) days/g))
    expect([TRIAL_DAYS, REFUND_DAYS]).toContain(Number(days));
  for (const { render } of [helpPage, ...topicPages()]) {
    const { body, description } = render(facts);
    for (const [, analyses] of `${description} ${body.text}`.matchAll(/(\d+) analyses/g))
      expect(Number(analyses)).toBe(ANALYSIS_KINDS.length);
  }
  expect(text).toContain(`${ANALYSIS_KINDS.length} analyses`);
  expect(text).toContain(`Professional for ${TRIAL_DAYS} days`);
  // Next to the prices, not only in a collapsed answer.
  const promises = all(page(), 'ul').find((list) => attribute(list, 'class') === 'promises');
  expect(words(promises ?? parseFragment(''))).toMatch(
    new RegExp(`free for ${TRIAL_DAYS} days.+never renews.+refund within ${REFUND_DAYS} days`),
  );
  // Terms are prepaid: nothing renews and nothing is canceled.
  expect(text).not.toMatch(/\b(?:cancel any|auto-?renew|subscri|per seat)/i);
});

test('purchase buttons name their plan, and without sales no link leads nowhere', () => {
  for (const plan of plans.filter(({ way }) => way === 'buy')) {
    const links = (root: Tree.ParentNode) =>
      all(cardOf(root, plan), 'a').map((link) => [words(link), attribute(link, 'href')]);
    const choice = { plan: plan.name, cycle: 'monthly' } as const;
    expect(links(page())).toEqual([
      [`Choose ${plan.name}`, choiceThrough('/sign-up', choice, 'en')],
      ['Sign in to pay with PayPal', choiceThrough('/sign-in', choice, 'en')],
    ]);
    for (const shown of [pricingPage, payingPage]) {
      const off = page({ paymentSources: null }, shown);
      expect(links(off)).toEqual([[`Ask for ${plan.name}`, '/contact?type=sales']]);
      expect(words(cardOf(off, plan))).toContain('ask Example Press Ltd');
      expect(words(off)).not.toMatch(/trial|refund|PayPal/i);
      const { description, sharedDescription, data } = shown.render({ ...facts, paymentSources: null });
      expect(JSON.stringify([description, sharedDescription, data])).not.toMatch(/trial|refund|PayPal/i);
    }
  }
});

test('every made-up quotation and story says that it is a sample', () => {
  const cards = (of: typeof testimonialsPage) =>
    all(page({}, of), 'li').filter((item) => attribute(item, 'class') === 'card');
  const samples = [...cards(testimonialsPage), ...cards(caseStudiesPage)];
  expect(samples).toHaveLength(9);
  for (const card of samples) {
    const badges = all(card, 'span').filter((item) => attribute(item, 'class') === 'badge sample');
    expect(badges.map(words), words(card)).toEqual(['Sample']);
  }
  expect(all(page({}, testimonialsPage), 'blockquote')).toHaveLength(6);
  for (const figure of all(page(), 'figure')) expect(words(figure)).toContain('Sample:');
});

test('the figures of the site are those of this engine', () => {
  expect(FIGURES.engineVersion).toBe(ENGINE_VERSION);
});
