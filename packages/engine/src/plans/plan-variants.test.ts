import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { createKeywordPlan } from './keyword-plan.ts';
import { isVariant } from './plan-variants.ts';

const plan = (keyword: string, language: string, idea = keyword) =>
  createKeywordPlan(keyword, { language, idea })!;
const textOf = (keyword: string, language: string, idea?: string) => {
  const { headings, questions, titles } = plan(keyword, language, idea);
  return [...headings, ...questions, ...titles].join('\n');
};

describe('the outline of a kind of subject', () => {
  it.each([
    ['en', 'packing list for camping with a baby', 'For the baby', /leave out|adapt the list/],
    ['en', 'packing list for a cruise', 'Clothes and shoes', /camp gear|baby/],
    ['es', 'documentos para pedir una hipoteca', 'Los documentos, uno por uno', /dejar fuera|adaptar/],
    ['fr', 'documents pour un dossier de location', 'Les documents, un par un', /superflu|se passer/],
    ['en', 'checklist before moving out', 'The list, point by point', /Clothes|documents/],
    ['en', 'how long does a roof replacement take', 'A typical timeline, stage by stage', /Who can help/],
    ['es', 'cada cuánto hay que limpiar la caldera', 'Cuándo basta con menos', /Qué comprobar primero/],
    ['fr', 'peut-on congeler une mousse au chocolat', 'Que faire à la place', /vérifier d’abord/],
    ['en', 'can dogs eat grapes', 'What the answer depends on', /When it works/],
    ['en', 'dog collar size guide', 'Between two sizes: which one to choose', /matters|Where do you find/],
    ['en', 'invoice template', 'The template, ready to copy', /How an invoice template works/],
    ['en', 'screen time rules', 'Screen time rules, one by one', /Why screen time rules matter/],
    ['en', 'sourdough starter without a scale', 'What you need', /Examples of|see results/],
    ['en', 'dog friendly beaches near Charleston', 'The places, one by one', /it rains|book|cost/],
    ['en', 'free alternatives to Canva', 'What is free, and what costs extra', /Is there a free|cost\b/],
    [
      'es',
      'alternativas gratis a Canva',
      'Qué es gratis y qué se paga aparte',
      /alguna alternativa gratuita/,
    ],
    ['fr', 'chien qui tire en laisse', 'Que faire, étape par étape', /trouver la cause/],
    ['en', 'dog keeps barking at the door', 'What helps and what makes it worse', /find the cause/],
    ['fr', 'pourquoi ma pâte à brioche ne lève pas', 'Que faire dans chaque cas', /professionnel/],
    ['en', 'why does my dishwasher leak', 'When to ask an expert', /a trainer or a vet/],
    ['en', 'boiler error code F28', 'What it means', /from happening again|Drawbacks/],
    ['en', "tenant won't leave", 'What to do first', /find the cause/],
    ['en', 'how to learn the ukulele', 'How to keep going', /Common problems|Is it hard/],
    ['en', 'how to bleed a radiator', 'Common problems and how to fix them', /does not work/],
    ['en', 'falling asleep during the day', 'What matters most', /Types of|Drawbacks|How .+ works/],
    ['en', '12 vegetarian slow cooker dinners', 'What you can make ahead', /choose the right ones/],
  ])('%s: %s', (language, keyword, heading, wrong) => {
    expect(plan(keyword, language).headings).toContain(heading);
    expect(textOf(keyword, language)).not.toMatch(wrong);
  });

  it('rents, teaches, and receives guests in pages of its own kind', () => {
    const idea = 'we rent out e-bikes in Bristol and want a page people find';
    expect(plan('e-bike rental Bristol', 'en', idea).headings).toContain('What to bring, and the deposit');
    expect(textOf('e-bike rental Bristol', 'en', idea)).not.toMatch(/Who does the work|appointment/);
    // A studio that wants to be found for its courses is no guide to others.
    const studio = 'tenemos un taller de cerámica en Valencia y queremos salir cuando buscan cursos de torno';
    const course = plan('cursos de torno en Valencia', 'es', studio);
    expect(course.form).toBe('service');
    expect(course.headings).toContain('Qué se aprende');
    expect(plan('cursos de torno en Valencia', 'es').form).toBe('local');
    expect(plan('plumber in Leeds', 'en', 'I am a plumber in Leeds').headings).toContain('Who does the work');
  });

  it('speaks of a shop’s goods as what they are', () => {
    const shop = (thing: string) => plan(thing, 'en', `category page "${thing}" for our shop`);
    expect(shop('japanese green tea').headings).toContain('Varieties and how they taste');
    expect(shop('leather wallets').headings).toContain('Materials and craftsmanship');
    expect(textOf('japanese green tea', 'en', 'category page "japanese green tea" for our shop')).not.toMatch(
      /Materials|Care and use/,
    );
    // An article on a food is no shop page.
    expect(plan('sourdough bread', 'en', 'an article on sourdough bread for our bakery').form).toBe('thing');
  });

  it('explains two documents, and compares two products', () => {
    const idea = 'what is a purchase order and how is it different from an invoice';
    const explained = plan('purchase order vs invoice', 'en', idea);
    expect(explained.isExplained).toBe(true);
    // The idea's own question replaces the usual section on the same document, in its place.
    const usual = 'Purchase order vs invoice at a glance';
    expect(explained.headings.slice(0, 3)).toEqual([
      usual,
      'What is a purchase order?',
      'What is an invoice?',
    ]);
    expect(explained.headings).not.toContain('Purchase order: definition and use');
    expect(textOf('purchase order vs invoice', 'en', idea)).not.toMatch(/strengths|cost|switch/);
    const compared = plan('Notion vs Obsidian', 'en');
    expect(compared.headings).toContain('Notion: strengths and limits');
    expect(compared.questions.join('\n')).not.toMatch(/switch/);
  });

  it('says who searches for it in words', () => {
    expect(plan('how to descale a kettle', 'en').readers).toBe('People who want to descale a kettle');
    expect(plan('Notion vs Obsidian', 'en').readers).toBe('People choosing between Notion and Obsidian');
    expect(plan('isoler ses combles soi-même', 'fr').readers).toBe(
      'Les personnes qui veulent isoler leurs combles eux-mêmes',
    );
    expect(plan('cómo podar un rosal', 'es').readers).toBe('Quienes quieren podar un rosal');
  });

  it.each(['dog keeps ', 'our shop ', 'packing list for a trip '])('takes linear time: "%s"', (piece) => {
    const read = (size: number) =>
      (['animal', 'behavior', 'packing', 'living', 'wantsFound'] as const).map((name) =>
        isVariant(name, piece.repeat(size / piece.length), 'en'),
      );
    expect(measureGrowth(read, 4_000)).toBeLessThan(GROWTH_MAX);
  });
});
