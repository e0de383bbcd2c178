import { describe, expect, it } from 'vitest';
import { pixelWidth } from '../search-result/pixel-width.ts';
import { intentOfWording } from './form-intent.ts';
import { createKeywordPlan } from './keyword-plan.ts';

const KEYWORDS: readonly (readonly [keyword: string, form: string, heading: string])[] = [
  ['how to prune roses', 'task', 'How to prune roses, step by step'],
  ['how to choose a mattress', 'choosing', 'How to choose a mattress: what to decide first'],
  ['gravel bike vs road bike', 'comparison', 'Road bike: strengths and limits'],
  ['best running shoes', 'best', 'The best running shoes at a glance'],
  ['alternatives to Photoshop', 'alternatives', 'Why people look for alternatives to Photoshop'],
  ['why are the leaves of my fern turning brown', 'why', 'The most common causes'],
  ['dishwasher does not drain', 'why', 'How to find the cause'],
  ['how much does a roof cost', 'cost', 'What the price of a roof includes'],
  ['who pays closing costs in Texas', 'question', 'What to know in Texas'],
  ['is a dehumidifier worth it', 'worth', 'When it is not'],
  ['what is a sinking fund', 'definition', 'How a sinking fund works'],
  ['when to plant garlic', 'question', 'The short answer'],
  ['packing checklist for hiking', 'list', 'What is easy to forget'],
  ['kayak rental Bristol', 'local', 'The options in Bristol'],
  ['emergency plumbers', 'commercial', 'When to hire emergency plumbers'],
  ['wedding photographer', 'commercial', 'What wedding photographers charge'],
  ['dog groomer in Austin', 'service', 'Dog groomer in Austin: what we offer'],
  ['email marketing', 'thing', 'What email marketing is and why it matters'],
  ['cómo podar un rosal', 'task', 'Cómo podar un rosal, paso a paso'],
  ['cuánto cuesta pintar un piso', 'cost', 'Qué incluye el precio'],
  ['cursos de cocina en Sevilla', 'local', 'Qué opciones hay en Sevilla'],
  ['comment tailler un rosier', 'task', 'Comment tailler un rosier, étape par étape'],
  ['email marketing para restaurantes', 'thing', 'Cómo empezar con el email marketing'],
  ['receta de pan de masa madre', 'recipe', 'Trucos para que salga bien'],
  ['vélo électrique ou scooter', 'comparison', 'Scooter : atouts et limites'],
  ['pourquoi mon chat ne mange pas', 'why', 'Les causes les plus fréquentes'],
];

describe('the plan of a keyword', () => {
  it.each(KEYWORDS)('%s is parsed as %s', (keyword, form, heading) => {
    const plan = createKeywordPlan(keyword)!;
    expect(plan.form).toBe(form);
    expect(plan.headings).toContain(heading);
    expect(plan.headings.length).toBeGreaterThanOrEqual(5);
  });

  it.each(KEYWORDS)('every line of %s is complete', (keyword) => {
    const { headings, questions, queries, articles, titles, descriptions } = createKeywordPlan(keyword)!;
    const lines = [
      ...headings,
      ...questions,
      ...titles,
      ...descriptions,
      ...articles.map(({ title }) => title),
    ];
    for (const line of [...lines, ...queries]) {
      expect(line).not.toMatch(/[{}|]|undefined|\?\s?\?|\?\s?:| {2}/);
      expect(line).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => pixelWidth(title, 20) <= 580).length).toBeGreaterThanOrEqual(3);
  });

  it("creates no line if the keyword's article is unknown", () => {
    for (const keyword of ['credit line', 'zorblax'])
      for (const question of createKeywordPlan(keyword)!.questions) expect(question).not.toContain(keyword);
    expect(createKeywordPlan('purchase order vs invoice')!.questions.join(' ')).not.toMatch(
      /between purchase/,
    );
  });

  it('reads what pages and searches show before our word tables do', () => {
    const plan = (keyword: string, language: string, ...lines: string[]) =>
      createKeywordPlan(keyword, { language, lines })!;
    // A verb that the tables do not know.
    expect(plan('deadhead petunias', 'en').form).not.toBe('task');
    const shown = plan('deadhead petunias', 'en', 'How to Deadhead Petunias (With Photos)');
    expect(shown.form).toBe('task');
    expect(shown.headings).toContain('How to deadhead petunias, step by step');
    // Nouns that look like verbs.
    for (const [keyword, language, line] of [
      ['poder notarial', 'es', '¿Qué es un poder notarial?'],
      ["goûter d'anniversaire", 'fr', 'Organiser un goûter d’anniversaire'],
    ] as const) {
      expect(plan(keyword, language).form).toBe('task');
      expect(plan(keyword, language, line).form).not.toBe('task');
    }
    // A noun whose article is unknown.
    expect(plan('zorblax', 'en', 'What a zorblax is').questions.join(' ')).toContain('a zorblax');
    expect(plan('zorblax', 'en', 'Buy a zorblax', 'How to zorblax', 'How to zorblax in winter').form).toBe(
      'task',
    );
    // Parts of other phrases show nothing.
    for (const [keyword, line] of [
      ['yoga', 'How to choose a yoga mat'],
      ['plan', 'How to plan a wedding'],
      ['cold brew', 'How to cold brewing'],
      ['zorblax', 'The zorblaxes of Leeds'],
      ['zorblax', 'Whom to show to zorblax'],
    ] as const)
      expect(plan(keyword, 'en', line)).toEqual(plan(keyword, 'en'));
  });

  it('names its topic as people write it', () => {
    expect(createKeywordPlan('kayak rental Bristol')!.topic).toBe('Kayak rental in Bristol');
    expect(createKeywordPlan('is a dehumidifier worth it')!.topic).toBe('Is a dehumidifier worth it?');
    expect(createKeywordPlan('qué es un fondo indexado')!.topic).toBe('¿Qué es un fondo indexado?');
  });

  it('plans in a given language, and in none without plans', () => {
    expect(createKeywordPlan('Holded', { language: 'es' })!.headings).toContain('Preguntas frecuentes');
    expect(createKeywordPlan('Wärmepumpe', { language: 'de' })).toBeNull();
    for (const keyword of ['', '  ', '???']) expect(createKeywordPlan(keyword)).toBeNull();
  });

  it('detects the intent of the wording', () => {
    expect(intentOfWording('cheaper Mailchimp alternatives')).toBe('commercial');
    expect(intentOfWording('how to prune roses')).toBe('informational');
    expect(intentOfWording('email marketing')).toBeNull();
  });

  it.each([
    ['en', 'how to bleed a radiator', 'for tenants'],
    ['es', 'cómo purgar un radiador', 'para inquilinos'],
    ['fr', 'comment purger un radiateur', 'pour locataires'],
  ])('names the readers of a task apart from it (%s)', (language, keyword, readers) => {
    const plan = createKeywordPlan(keyword, { language, idea: `${keyword} ${readers}` });
    const lines = [...(plan?.titles ?? []), ...(plan?.descriptions ?? [])];
    const noun = readers.split(' ').at(-1)!;
    expect(lines.filter((line) => line.includes(noun)).length).toBeGreaterThanOrEqual(2);
    // As if it were done for them.
    for (const line of lines)
      expect(line).not.toMatch(new RegExp(`radiat\\p{L}+ (?:for|para|pour) .*${noun}`, 'u'));
  });
});
