import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { createOutline } from './create-outline.ts';

/** Generic names that any article could have. */
const HOLLOW =
  /^(?:what it (?:takes|includes|costs|means|is)|how it (?:is done|works)|step by step: how it is done|signs to look for|common problems(?: and fixes)?|the (?:basics|main types|benefits)|how often, and when|rules and paperwork|care and storage|qué (?:incluye|hace falta|elegir y por qué)|cómo (?:se hace|funciona)|cuánto cuesta|lo básico|ce que cela demande|comment ça (?:se passe|marche)|combien ça coûte|l’essentiel)$/i;

const PLAIN: readonly (readonly [keyword: string, language: string, name: string])[] = [
  ['termite inspection', 'en', 'What a termite inspection costs'],
  ['lawn maintenance', 'en', 'What lawn maintenance includes'],
  ['how to change a car battery', 'en', 'What to do after changing a car battery'],
  ['how to get rid of fruit flies', 'en', 'How to keep it from happening again'],
  ['robot vacuum', 'en', 'What to look for in a robot vacuum'],
  ['winter tires', 'en', 'Types of winter tires'],
  ['project management software', 'en', 'Project management software pricing'],
  ['home insurance', 'en', 'What home insurance does not cover'],
  ['personal loan', 'en', 'Who qualifies for a personal loan'],
  ['banana bread recipe', 'en', 'Ingredients for banana bread'],
  ['B2B lead generation', 'en', 'How to get started with B2B lead generation'],
  ['heat pump cost', 'en', 'How to compare quotes for a heat pump'],
  ['what is a sinking fund', 'en', 'How a sinking fund works'],
  ['inspección de termitas', 'es', 'Cuánto cuesta una inspección de termitas'],
  ['cómo podar hortensias', 'es', 'Errores frecuentes al podar hortensias'],
  ['seguro de hogar', 'es', 'Qué cubre el seguro de hogar'],
  ['software de facturación', 'es', 'En qué fijarse al elegir un software de facturación'],
  ['receta de tortilla de patatas', 'es', 'Cómo conservar la tortilla de patatas'],
  ['diagnostic termites', 'fr', 'Comment se déroule le diagnostic termites'],
  ['comment tailler un hortensia', 'fr', 'Quand tailler un hortensia'],
  ['assurance habitation', 'fr', 'Ce que l’assurance habitation ne couvre pas'],
  ['pompe à chaleur', 'fr', 'Comment fonctionne la pompe à chaleur'],
  ['recette de pain perdu', 'fr', 'Les astuces pour réussir le pain perdu'],
];

const headingsOf = (input: Parameters<typeof createOutline>[0]): string[] =>
  createOutline(input).sections.map(({ heading }) => heading);

describe('without pages', () => {
  it.each(PLAIN)('section headings name %s', (keyword, language, name) => {
    const headings = headingsOf({ keyword, pages: [], language });
    expect(headings).toContain(name);
    for (const heading of headings) expect(heading).not.toMatch(HOLLOW);
  });

  it.each([
    ['termite inspection before buying a house', 'en', 'What a termite inspection costs'],
    ['home inspection when selling a house', 'en', 'How a home inspection is done'],
    ['inspección de termitas antes de comprar una casa', 'es', 'Cuánto cuesta una inspección de termitas'],
    ['diagnostic termites avant de vendre une maison', 'fr', 'Combien coûte un diagnostic termites'],
  ])('no section heading mentions the occasion of %s', (keyword, language, name) => {
    expect(headingsOf({ keyword, pages: [], language })).toContain(name);
  });

  it('different types of subjects have different sections', () => {
    const kinds = PLAIN.filter(([, language]) => language === 'en').map(([keyword]) => ({
      keyword,
      headings: headingsOf({ keyword, pages: [], language: 'en' }).map((heading) =>
        heading
          .toLowerCase()
          .replace(keyword.replace(/^how to |^what is an? | cost$/, '').toLowerCase(), '…'),
      ),
    }));
    for (const [at, one] of kinds.entries())
      for (const other of kinds.slice(at + 1)) {
        const isTask = [one, other].every(({ keyword }) => keyword.startsWith('how to'));
        const isGood = [one, other].every(({ keyword }) =>
          /vacuum|tires|work|maintenance|inspection/.test(keyword),
        );
        if (isTask || isGood) continue;
        const shared = one.headings.filter(
          (heading) => other.headings.includes(heading) && !/at a glance|questions$/.test(heading),
        );
        expect(
          shared.length,
          `${one.keyword} and ${other.keyword}: ${shared.join(' | ')}`,
        ).toBeLessThanOrEqual(1);
      }
  });

  it.each([
    [
      'how to prune hydrangeas',
      'people with a small yard',
      'small yard',
      'Pruning hydrangeas in a small yard',
    ],
    [
      'how to choose a mattress',
      'people with back pain',
      'back pain',
      'What to look for if you have back pain',
    ],
    ['how to stretch', 'people who work shifts', 'shifts', null],
    ['project management software', 'freelancers', 'freelancers', 'What freelancers should look for'],
    ['email marketing', 'restaurants', 'restaurants', null],
    ['robot vacuum', 'small apartments', 'small apartments', null],
    ['sourdough bread', 'beginners', 'beginners', null],
  ])('%s for %s names the audience at most once', (keyword, people, named, heading) => {
    const { sections } = createOutline({
      keyword,
      idea: `${keyword} for ${people}`,
      pages: [],
      language: 'en',
    });
    const lines = sections.flatMap((section) => [section, ...section.subsections]);
    const texts = new Set(lines.flatMap(({ heading: text, questions }) => [text, ...questions]));
    expect([...texts].filter((text) => text.includes(named)).length).toBeLessThanOrEqual(1);
    expect([...texts]).toEqual(expect.arrayContaining(heading === null ? [] : [heading]));
  });

  it.each([
    [
      'es',
      'cómo podar hortensias',
      'para personas con un jardín pequeño',
      'Podar hortensias en un jardín pequeño',
    ],
    [
      'fr',
      'comment tailler un hortensia',
      'pour les personnes qui ont un petit jardin',
      'Tailler un hortensia dans un petit jardin',
    ],
  ])('in %s too', (language, keyword, people, heading) => {
    const headings = headingsOf({ keyword, idea: `${keyword} ${people}`, pages: [], language });
    expect(headings.filter((text) => /jard[ií]n/.test(text))).toEqual([heading]);
  });
});

/** A page of sections, each with enough text to count. */
const page = (name: string, headings: readonly string[]) => ({
  url: `https://${name}.example/`,
  title: name,
  paper: parsePaper(
    headings
      .map((heading) => `<h2>${heading}</h2><p>${`${heading} is told here at length. `.repeat(6)}</p>`)
      .join(''),
  ),
});

describe('with pages', () => {
  const en = (...pages: string[][]) =>
    headingsOf({
      keyword: 'termite inspection',
      pages: pages.map((headings, at) => page(`page${at}`, headings)),
      language: 'en',
    });

  it("a section of a single page keeps that page's heading", () => {
    const headings = en(
      [
        'How much does a termite inspection cost?',
        'How to prepare your home',
        'What to do if termites are found',
      ],
      [
        'Termite inspection cost by house size',
        'What the inspection report tells you',
        'What a termite inspection does not cover',
      ],
    );
    expect(headings).toEqual(
      expect.arrayContaining([
        'How to prepare your home',
        'What to do if termites are found',
        'What the inspection report tells you',
        'What a termite inspection does not cover',
        // Headings worded differently by both pages are named after the subject.
        'What a termite inspection costs',
      ]),
    );
    for (const heading of headings) expect(heading).not.toMatch(HOLLOW);
  });

  it("no section heading is a page's self-reference", () => {
    const headings = en(
      [
        'Why we love our job',
        'How I prepare my house',
        'Ready to book?',
        'Problems? It happened to us',
        'What a termite inspection costs',
      ],
      ['Call now for a free quote', 'Our prices', 'How long does an inspection take?'],
    );
    for (const heading of headings) expect(heading).not.toMatch(/\b(?:we|our|us|i|my|book|call now)\b/i);
  });

  it('keeps two aspects with the same words as separate sections', () => {
    const headings = en(
      ['What inspectors look for', 'How long does an inspection take?'],
      ['What happens if the inspector finds termites', 'How long does an inspection take?'],
    );
    expect(headings).toContain('What happens if the inspector finds termites');
    expect(headings.some((heading) => /look for|is done/.test(heading))).toBe(true);
  });

  it('an article about a price keeps the price, with page headings under its parts', () => {
    const headings = headingsOf({
      keyword: 'cuánto cuesta reformar una cocina',
      pages: [
        page('uno', ['Precio medio por metro cuadrado', 'De qué depende el precio', 'Encimeras y muebles']),
        page('dos', ['Ejemplos de presupuestos reales', 'Cuánto dura la reforma de una cocina']),
      ],
      language: 'es',
    });
    expect(headings.slice(0, 4)).toEqual([
      'Precio medio por metro cuadrado',
      'Qué incluye el precio',
      'De qué depende el precio',
      'Ejemplos de presupuestos reales',
    ]);
  });

  it('reads the definition of a part as no definition of the subject, numbers as no price, and a part by its own heading', () => {
    const told = (level: number, heading: string) =>
      `<h${level}>${heading}</h${level}><p>${`${heading} is told here at length. `.repeat(6)}</p>`;
    const pages = [
      [
        told(2, 'What does rocker mean?'),
        told(2, 'What the numbers on the plate mean'),
        told(2, 'Pick the hull'),
        told(3, 'Plastic'),
        told(4, 'Rotomolded shells'),
        told(4, 'Thermoformed shells'),
        told(3, 'Composite'),
      ],
      [told(2, 'Storage'), told(2, 'Repairs')],
    ].map((parts, at) => ({
      url: `https://page${at}.example/`,
      title: 'Kayaks',
      paper: parsePaper(parts.join('')),
    }));
    const { sections } = createOutline({ keyword: 'how to choose a kayak', pages, language: 'en' });
    const headings = sections.map(({ heading }) => heading);
    expect(headings).toContain('Pick the hull');
    expect(headings.join()).not.toMatch(/what it means to choose/i);
    const cost = sections.find(({ heading }) => /cost/i.test(heading));
    expect(cost?.evidence ?? []).toEqual([]);
  });
});
