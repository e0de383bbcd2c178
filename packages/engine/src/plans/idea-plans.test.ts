import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../tests/measure-growth.ts';
import { suggestDescriptions, suggestTitles } from '../brief/head-suggestions.ts';
import { extractKeywords } from '../ideas/idea-keywords.ts';
import { createKeywordPlan } from './keyword-plan.ts';

interface Row {
  id: string;
  language: string;
  idea: string;
  form: string;
  /** What must be preserved from the idea. */
  keeps: string[];
  keyword: string;
}

const ROWS = readFileSync(
  join(import.meta.dirname, '../../../../bench/generation/material/ideas-own.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** Words unique to one language, to detect lines in the wrong one. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:qué|cómo|para|les|vous|comment)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:what|how|the|which|vous|les)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:what|how|the|which|qué|para)(?!\p{L})/iu,
};

describe('the plan of an idea', () => {
  it.each(ROWS)('$id: $idea', ({ idea, language, form, keeps, keyword: expected }) => {
    const { keywords, language: read } = extractKeywords(idea);
    const keyword = keywords[0]?.text ?? '';
    expect(read).toBe(language);
    expect(keyword).toBe(expected === '' ? keyword : expected);
    const plan = createKeywordPlan(keyword, { language, idea })!;
    expect(plan.form).toBe(form);
    const parts = { keyword, topics: [], questions: [], isEnglish: language === 'en', language, idea };
    const titles = suggestTitles(parts).map(({ text }) => text);
    const descriptions = suggestDescriptions(parts).map(({ text }) => text);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(descriptions.length).toBeGreaterThanOrEqual(1);
    const lines = [...plan.headings, ...plan.questions, ...titles, ...descriptions, ...plan.queries];
    for (const line of lines) {
      expect(line).not.toMatch(OTHERS[language]!);
      expect(line).not.toMatch(/[{}|]|undefined|\?\s?\?|\?\s?:| {2}/);
      expect(line).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
    }
    const everywhere = [descriptions[0], [...plan.headings, ...plan.questions, titles[0]].join('\n')];
    for (const kept of keeps)
      for (const part of everywhere) expect(part?.toLowerCase()).toContain(kept.toLowerCase());
  });

  it.each([
    [
      'en',
      'repot an orchid',
      'A guide for beginners: how to repot an orchid when the roots rot',
      'What to do when the roots rot',
    ],
    ['en', 'clean an iron pan', 'How to clean an iron pan if it has rusted', 'What to do if it has rusted'],
    [
      'en',
      'train a puppy',
      'How to train a puppy when you work full time',
      'What changes when you work full time',
    ],
    [
      'es',
      'purgar un radiador',
      'Cómo purgar un radiador cuando la llave está atascada',
      'Qué hacer cuando la llave está atascada',
    ],
    [
      'fr',
      'purger un radiateur',
      'Un guide pour locataires : comment purger un radiateur quand le haut reste froid',
      'Que faire quand le haut reste froid',
    ],
  ])('plans a section for what may be the case: %s "%s"', (language, keyword, idea, heading) => {
    const { headings, caseHeadings } = createKeywordPlan(keyword, { language, idea })!;
    expect(caseHeadings).toEqual([heading]);
    expect(headings).toContain(heading);
    // The steps of the task stay.
    expect(headings.join('\n')).toMatch(/, (?:step by step|paso a paso|étape par étape)$/m);
  });

  it.each([
    [
      'en',
      'visa rules in Portugal',
      'Visa rules in Portugal, how many months of bank statments',
      ['How many months of bank statements'],
    ],
    [
      'en',
      'dog friendly beaches',
      'Dog friendly beaches, leash rules, parking',
      ['Leash rules: what is allowed', 'Parking: where, and how much'],
    ],
    [
      'en',
      'cost of a new roof',
      'Cost of a new roof, grants included.',
      ['Grants: how much you get and who qualifies'],
    ],
    ['en', 'cost of a new roof', 'Cost of a new roof, with a breakdown by room', ['Cost breakdown by room']],
    [
      'en',
      'dog collar sizes',
      'Dog collar sizes, people keep asking which width fits which breed so a guide',
      ['Which width fits which breed'],
    ],
    [
      'en',
      'best running shoes without laces for seniors',
      'Best running shoes without laces for seniors',
      ['What seniors should look for'],
    ],
    [
      'en',
      'are air fryers worth it',
      'Are air fryers worth it? My experience after a year',
      ['My experience after a year'],
    ],
    [
      'en',
      'clean a cast iron pan',
      'How to clean a cast iron pan without calling a plumber',
      ['When to call a plumber after all'],
    ],
    [
      'en',
      'Notion vs Obsidian',
      'Notion vs Obsidian for PhD students of history and law who have to keep track of many papers',
      ['Which one helps you keep track of many papers'],
    ],
    [
      'en',
      'HubSpot vs Pipedrive',
      'HubSpot vs Pipedrive for plumbers, no marketing department',
      ['How each one works with no marketing department'],
    ],
    [
      'en',
      'SOC 2 type 1 vs type 2',
      'Explain SOC 2 type 1 vs type 2 to a founder whose first client asked for a report',
      ['What changes if your first client asked for a report'],
    ],
    [
      'en',
      'puppy keeps biting',
      'Puppy keeps biting, 12 weeks, tried everything',
      ['What changes at 12 weeks', 'What to do if you have tried everything'],
    ],
    [
      'es',
      'cuánto cuesta reformar un baño',
      'Cuánto cuesta reformar un baño en 2026, con desglose por partidas',
      ['Desglose por partidas, con importes'],
    ],
    [
      'es',
      'documentos para pedir una hipoteca',
      'Documentos para pedir una hipoteca, explicado paso a paso',
      ['Cómo hacer el trámite, paso a paso'],
    ],
    [
      'es',
      'mejores carritos ligeros',
      'Mejores carritos ligeros para viajar en avión',
      ['Qué conviene saber para viajar en avión'],
    ],
    [
      'es',
      'ruta por Galicia',
      'Ruta por Galicia de 3 días con furgo pequeña, durmiendo legal',
      ['Qué tener en cuenta con una furgo pequeña', 'Cómo dormir legal'],
    ],
    [
      'es',
      'Holded o Quipu',
      'Holded o Quipu: qué programa le conviene más a un autónomo',
      ['Qué opción conviene a un autónomo'],
    ],
    [
      'es',
      'software de control horario',
      'software de control horario que cumpla con la ley y no cueste mas de 3€ por empleado',
      ['Cumplir con la ley: qué comprobar', 'Precios: qué se consigue por menos de 3€ por empleado'],
    ],
    [
      'fr',
      "prix d'une terrasse en bois",
      "Je suis paysagiste à Nantes, le prix d'une terrasse en bois, pose comprise",
      ['La pose : ce qui est compris, et à quel prix', 'Les prix à Nantes'],
    ],
    [
      'fr',
      'isoler ses combles',
      'Isoler ses combles : ouate de cellulose ou laine soufflée ?',
      ['Ouate de cellulose ou laine soufflée : que choisir ?'],
    ],
    [
      'fr',
      'portage salarial',
      "Le portage salarial, délais et pour qui c'est intéressant",
      ["Pour qui c'est intéressant"],
    ],
    [
      'fr',
      'poser du parquet',
      'Comment poser du parquet sans appeler le menuisier',
      ['Quand appeler le menuisier malgré tout'],
    ],
  ] as [string, string, string, string[]][])(
    'gives what it asks for a section: %s "%s": %s',
    (language, keyword, idea, wanted) => {
      const { headings, besides } = createKeywordPlan(keyword, { language, idea })!;
      for (const heading of wanted) expect(headings).toContain(heading);
      expect(besides).toEqual([]);
      expect(headings.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each([
    [
      'en',
      'dog boarding Austin',
      'Dog boarding in Austin, best prices, family business',
      /best prices|family/i,
    ],
    [
      'en',
      'cold brew ratio',
      'Cold brew ratio, etc., no fluff, with photos from my kitchen',
      /etc|fluff|photo/i,
    ],
    ['en', 'boiler making noise', 'Boiler making noise, no hot water', /with no/i],
    [
      'en',
      'leaves on tomato plants curling',
      'Leaves on tomato plants curling, for new gardeners',
      /gardeners/i,
    ],
    ['en', 'wake up early', 'How to wake up early in a house of 40 years', /40 years/],
    ['es', 'montar una bici', 'Cómo montar una bici sin llamar la atención', /Cuándo conviene/],
    ['es', 'cuidar un cactus', 'Cómo cuidar un cactus en el día a día', /Día a día/],
    ['fr', 'portage salarial', 'Le portage salarial, bref, hiver rude', /bref|hiver/i],
    [
      'en',
      'how to winterize a commuter bike',
      'How to winterize a commuter bike: chain lube for rain, fenders, lights',
      /(?:most|Tips|guide) for (?:rain|fenders)/,
    ],
    [
      'es',
      'preparar el coche',
      'Cómo preparar el coche: líquido para el frío, escobillas, luces',
      /^(?!Líquido).* para el frío/m,
    ],
  ] as [string, string, string, RegExp][])(
    'gives leftovers none: %s "%s": %s',
    (language, keyword, idea, leftover) => {
      const { headings } = createKeywordPlan(keyword, { language, idea })!;
      expect(headings.join('\n')).not.toMatch(leftover);
    },
  );

  it('has one section on the same matter', () => {
    const plan = (keyword: string, idea: string, language = 'en') =>
      createKeywordPlan(keyword, { language, idea })!.headings;
    expect(
      plan('best running shoes', 'Best running shoes under $120').filter((one) => /price|cost/i.test(one)),
    ).toEqual(['Prices: what you get under $120']);
    const why = plan(
      'pâte à brioche ne lève pas',
      'Pâte à brioche ne lève pas et comment la rattraper',
      'fr',
    );
    expect(why).not.toContain('Que faire dans chaque cas');
    expect(why.indexOf('Comment la rattraper')).toBeGreaterThan(why.indexOf('Comment trouver la cause'));
    const choice = plan('tente ou van', 'Tente ou van : que choisir pour un road trip en Norvège ?', 'fr');
    expect(choice.filter((one) => one.startsWith('Que choisir'))).toHaveLength(1);
    expect(plan('slow cooker dinners', '10 slow cooker dinners for nurses').join('\n')).not.toMatch(
      /easiest|best ones/,
    );
    const list = plan(
      'check-list avant de partir',
      'Check-list avant de partir : la maison, le jardin, le chat',
      'fr',
    );
    expect(list).not.toContain('L’indispensable');
    const pan = plan('hacer pan', 'Cómo hacer pan, errores, tiempos y cómo guardarlo', 'es');
    expect(pan.filter((one) => one.startsWith('Errores'))).toEqual(['Errores frecuentes al hacer pan']);
    expect(pan).toContain('Cómo guardarlo');
    expect(plan('paint cabinets', 'How to paint cabinets and mistakes we made').join('\n')).not.toContain(
      'Mistakes to avoid',
    );
    expect(
      plan('load a kayak', 'How to load a kayak, with bank statments, for smaller paddlers').join('\n'),
    ).not.toMatch(/peddlers|statments/);
    const cat = plan('chat vomit', 'Pourquoi mon chat vomit, quand consulter', 'fr');
    expect(cat.slice(-2)).toEqual(['Quand consulter', 'Questions fréquentes']);
  });

  it('keeps the order of what is listed, and what is compared comes first', () => {
    const rent = createKeywordPlan('rent a car', {
      language: 'en',
      idea: 'How to rent a car: insurance, dashboards, fees',
    })!;
    expect(rent.demandHeadings.map((heading) => heading.split(':')[0])).toEqual([
      'Insurance',
      'Dashboards',
      'Fees',
    ]);
    const sides = createKeywordPlan('LLC vs corporation', {
      language: 'en',
      idea: 'What is an LLC and how does it differ from a corporation',
    })!;
    expect(sides.headings).toContain('What is an LLC?');
  });

  it('names people once, and asks for no section on the causes besides the causes', () => {
    const plan = (keyword: string, idea: string) => createKeywordPlan(keyword, { language: 'en', idea })!;
    expect(
      plan('clean a wool coat', 'How to clean a wool coat, mostly for people with long haired dogs').demands,
    ).toEqual(['for people with long haired dogs']);
    const { headings } = plan('why do my knees hurt', 'Why do my knees hurt when running, what could it be');
    expect(headings.join('\n')).toContain('causes');
    expect(headings.join('\n')).not.toContain('could it be');
  });

  it.each([
    ['en', 'for '],
    ['en', 'for people who '],
    ['es', 'para '],
    ['fr', 'pour les '],
    ['en', 'a, '],
  ])('takes time that grows with the idea only: %s "%s"', (language, piece) => {
    const plan = (size: number) =>
      createKeywordPlan('clean boots', {
        language,
        idea: `clean boots ${piece.repeat(size / piece.length)}`,
      });
    expect(measureGrowth(plan, 4_000)).toBeLessThan(GROWTH_MAX);
  });
});
