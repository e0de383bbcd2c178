import { describe, expect, it } from 'vitest';
import { extractEvidencePage } from '../extraction/evidence-page.ts';
import { createOutline } from '../outline/create-outline.ts';
import { createKeywordPlan } from './keyword-plan.ts';

const LEADS_THROUGH =
  /get started|step by step|what you need and how to prepare|problems and fixes|in practice|cómo empezar|paso a paso|par où commencer|étape par étape/i;

describe('a plan for a thing', () => {
  it.each([
    ['heat pump', 'en', 'How a heat pump works'],
    ['compost worms', 'en', 'How compost worms work'],
    ['vitamin d', 'en', 'Why it matters'],
    ['google analytics', 'en', 'What it is used for'],
    ['hvac maintenance', 'en', 'What HVAC maintenance includes'],
    ['termite inspection before buying a house', 'en', 'What a termite inspection includes'],
    ['blood pressure levels', 'en', 'What blood pressure levels depend on'],
    ['plantar fasciitis', 'en', 'When to see a doctor'],
    ['neighbor complaints', 'en', 'What matters most'],
    ['placas solares', 'es', 'Cómo funcionan las placas solares'],
    ['mantenimiento de piscinas', 'es', 'Cuándo hace falta un mantenimiento de piscinas'],
    ['pompe à chaleur', 'fr', 'Comment fonctionne la pompe à chaleur'],
  ])('%s is not a task and is planned by its own kind', (keyword, language, heading) => {
    const { form, headings, titles, questions } = createKeywordPlan(keyword, { language })!;
    expect(form).toBe('thing');
    expect(headings).toContain(heading);
    for (const line of [...headings, ...titles, ...questions]) expect(line).not.toMatch(LEADS_THROUGH);
  });

  it.each([
    ['email marketing', 'How to get started with email marketing'],
    ['SEO for dentists', 'How to get started with SEO'],
    ['content strategy', 'How to get started with a content strategy'],
  ])('%s is a practice to get started with', (keyword, heading) =>
    expect(createKeywordPlan(keyword)!.headings).toContain(heading),
  );

  it.each([
    ['descale a kettle', 'How to descale a kettle, step by step'],
    ['reset iphone to factory settings', 'How to reset an iPhone to factory settings, step by step'],
    ['book a flight', 'How to book a flight, step by step'],
  ])('%s is a task as typed', (keyword, heading) =>
    expect(createKeywordPlan(keyword)!.headings).toContain(heading),
  );

  it.each(['train station a day', 'apple a day', 'half a pound', 'file cabinets', 'design patterns'])(
    '%s is not a task',
    (keyword) => expect(createKeywordPlan(keyword)!.form).not.toBe('task'),
  );

  it.each([
    ['emergency plumber leeds', 'Emergency plumber in Leeds'],
    ['pediatric dentist in san diego', 'Pediatric dentist in San Diego'],
    ['react vs vue', 'React vs Vue'],
    ['roth ira vs 401k', 'Roth IRA vs 401(k)'],
    ['difference between llc and s corp', 'LLC vs S corp'],
    ['slack integrations', 'Slack integrations'],
    ['slack in a rope', 'Slack in a rope'],
    ['dog grooming near me', 'Dog grooming near you'],
    ['plombier lyon', 'Plombier à Lyon'],
    ['fine china', 'Fine china'],
  ])('%s is written %s', (keyword, topic) => expect(createKeywordPlan(keyword)!.topic).toBe(topic));
});

describe('what an idea asks', () => {
  it('comes before usual headings, after the definition', () => {
    const idea = 'Notion vs Obsidian for PhD students who have to keep track of hundreds of papers';
    const { headings } = createKeywordPlan('Notion vs Obsidian', { idea })!;
    expect(headings.slice(0, 3)).toEqual([
      'Notion vs Obsidian at a glance',
      'What PhD students should look for',
      'Which one helps you keep track of hundreds of papers',
    ]);
  });

  it('also with pages, with headings for a thing', () => {
    const html = `<!doctype html><title>Heat pumps</title><main><article><h1>Heat pumps</h1>
<h2>Heat pump tools and requirements</h2><p>${'A heat pump wants a slab and a circuit of its own. '.repeat(9)}</p>
<h2>Heat pump problems</h2><p>${'Ice on the coil of a heat pump is the usual one. '.repeat(9)}</p>
<h2>Can a heat pump disturb the neighbors?</h2><p>${'A heat pump hums at night, which neighbors may hear. '.repeat(9)}</p></article></main>`;
    const pages = [1, 2].map((at) => extractEvidencePage(html, `https://site${at}.example/`));
    const { sections } = createOutline({
      keyword: 'heat pump',
      pages,
      idea: 'A heat pump in a small garden, and what the neighbors may object to',
    });
    const headings = sections.map(({ heading }) => heading);
    const neighbors = headings.findIndex((heading) => /neighbors/i.test(heading));
    const problems = headings.findIndex((heading) => /problems/i.test(heading));
    expect(neighbors).toBeGreaterThan(-1);
    expect(problems).toBeGreaterThan(neighbors);
    for (const heading of headings) expect(heading).not.toMatch(LEADS_THROUGH);
  });
});
