import { describe, expect, it } from 'vitest';
import { extractKeywords, readIdea } from './idea-keywords.ts';
import { findSpans } from './keyword-spans.ts';

const first = (idea: string): string | undefined => extractKeywords(idea).keywords[0]?.text;

describe('the keyword of an idea', () => {
  it('offers shorter phrases that the rules do not find, and none that refers elsewhere', () => {
    const found = (texts: readonly { text: string }[]) => texts.map(({ text }) => text);
    const story = 'j’ai passé mon permis bateau à 50 ans, la houle, le prix, je veux le raconter';
    expect(found(extractKeywords(story).keywords)).toContain('permis bateau à 50 ans');
    expect(found(readIdea(story).found)).not.toContain('permis bateau à 50 ans');
    const news = 'new parking rule from the city council, what it means for bakeries';
    expect(found(extractKeywords(news).keywords).filter((text) => /\bit\b/.test(text))).toEqual([]);
  });

  it.each([
    ['a task', 'How to choose a mattress for side sleepers', 'how to choose a mattress'],
    [
      'a task that a product helps with, and no demands on the text',
      'A post on how our app helps florists track orders and stop losing them. About 900 words, friendly tone.',
      'how to track orders',
    ],
    [
      'a Spanish question that customers ask of a business',
      'tengo una óptica en Málaga y los clientes siempre preguntan si caducan las lentillas',
      'caducan las lentillas',
    ],
    [
      'a label that a French question refers to',
      'visite médicale : comment la préparer quand on est salarié',
      'comment préparer la visite médicale',
    ],
    [
      'a label that an English task refers to',
      'sourdough starter: how to store it in the fridge',
      'how to store sourdough starter in the fridge',
    ],
    [
      'what is missing from a symptom',
      'dry cough but no fever, we are a clinic and need a page',
      'dry cough but no fever',
    ],
    ['when a fault shows', 'skylight leaks only when it snows', 'skylight leaks when it snows'],
    [
      'a French task without its day',
      'nettoyer sa terrasse en bois ce week-end',
      'nettoyer sa terrasse en bois',
    ],
    [
      'a question that rules find, although a phrase ranks higher',
      'Commande d’un dentiste à Nantes : expliquer combien de jours il faut après une extraction',
      'combien de jours il faut',
    ],
    [
      'a task as a gerund',
      'Choosing the right mattress for a heavy sleeper',
      'how to choose the right mattress',
    ],
    ['what somebody can do', 'How small bakeries can sell bread online', 'how to sell bread online'],
    [
      'a task in a later sentence',
      'Many tenants lose their deposit. I want to explain how to get a deposit back',
      'how to get a deposit back',
    ],
    ['a comparison', 'Gravel bike vs road bike: which one suits commuters?', 'gravel bike vs road bike'],
    ['a difference', 'The difference between baking soda and baking powder', 'baking soda vs baking powder'],
    [
      'the best of a kind',
      'The 12 best hiking boots for beginners in 2026',
      'best hiking boots for beginners',
    ],
    ['alternatives', 'Alternatives to Photoshop that are free', 'alternatives to Photoshop'],
    [
      'a question about posting, which is no post to write',
      'how often should a small bakery post on instagram? customers ask us and we run the accounts of three bakeries',
      'how often should a small bakery post on instagram',
    ],
    ['a question', 'Is it worth repairing an old dishwasher?', 'is it worth repairing an old dishwasher'],
    ['a place', 'Things to do in Porto with children when it rains', 'things to do in Porto with children'],
    ['a subject', 'A complete guide to email marketing', 'email marketing'],
    ['a title', 'Sourdough Bread', 'sourdough bread'],
    ['a Spanish task', 'Cómo elegir un colchón para personas con dolor de espalda', 'cómo elegir un colchón'],
    ['a Spanish subject', 'Guía completa de jardinería urbana', 'jardinería urbana'],
    ['a French task', 'Comment choisir un matelas pour un enfant', 'comment choisir un matelas'],
    ['a recipe', 'I want a recipe for vegan lasagna you can freeze', 'vegan lasagna recipe'],
    [
      'a Spanish recipe with whom it is for',
      'Quiero una receta de croquetas para celiacos y también para quien no puede tomar leche',
      'receta de croquetas para celiacos',
    ],
    [
      'a French recipe',
      'Une recette de gâteau au chocolat pour ceux qui n’ont pas de four',
      'recette de gâteau au chocolat',
    ],
    [
      'what people write of, without who they are',
      'Our clients write to us that their boiler keeps losing pressure, explain what to check first',
      'boiler keeps losing pressure',
    ],
    [
      'what readers want to do, without the points to cover',
      'For people who want to start a food truck in Austin. Cover permits, costs, and the menu.',
      'how to start a food truck in Austin',
    ],
    [
      'what readers want to understand',
      'For people who want to learn how effects work in React. Cover cleanup, dependencies, and race conditions.',
      'how effects work in React',
    ],
    [
      'what Spanish readers want to understand',
      'Para gente que quiere entender las hipotecas variables. Temas: euríbor, plazos',
      'hipotecas variables',
    ],
    [
      'a point that counts above all',
      'Must mention the deposit, the fees, and above all what a moving van costs.',
      'moving van cost',
    ],
    [
      'what Spanish readers want to do',
      'Temas: permisos, hornos, local. Dirigido a gente que quiere abrir una panadería en Madrid',
      'cómo abrir una panadería en Madrid',
    ],
    [
      'what French readers want to do',
      'Pour ceux qui veulent ouvrir une boulangerie à Lyon : permis, coûts, fours',
      'comment ouvrir une boulangerie à Lyon',
    ],
    [
      'no points where a subject starts like them',
      'Cover letter examples for nurses',
      'cover letter examples for nurses',
    ],
    ['a question with its topic', 'Sourdough: can you freeze the starter?', 'sourdough freeze the starter'],
    [
      'a French question with its topic',
      'Arrêt maladie : peut-on partir en vacances ?',
      'arrêt maladie partir en vacances',
    ],
    [
      'a question that names its topic',
      'Chimney: can I clean my chimney myself?',
      'can I clean my chimney myself',
    ],
    [
      'a dish, without whose it is',
      'My grandma’s chicken soup for a slow cooker',
      'chicken soup for a slow cooker',
    ],
    [
      'what a list is for, without who uses it',
      'a checklist parents can print for the first day of kindergarten',
      'checklist for the first day of kindergarten',
    ],
    [
      'a question of people as they ask it themselves',
      'How often should club players restring a tennis racket, and what does it cost?',
      'how often should you restring a tennis racket',
    ],
    [
      'people who say what it is about',
      'how often should dog owners trim nails',
      'how often should dog owners trim nails',
    ],
    [
      'a problem rather than who may do something about it',
      'My neighbor plays loud music at night: what can renters do before calling the police',
      'neighbor plays loud music',
    ],
    [
      'a French question without the next one',
      'Combien coûte le ravalement d’une façade et faut-il une autorisation ?',
      'combien coûte le ravalement d’une façade',
    ],
    ['what animals do', 'how do bees make honey', 'how do bees make honey'],
    [
      'what others charge',
      'how much should freelancers charge for a logo',
      'how much should freelancers charge for a logo',
    ],
    [
      'when something is so',
      'shoulder pain only when sleeping on the side',
      'shoulder pain when sleeping on the side',
    ],
    ['the best in French', 'Les meilleures recettes de soupe pour l’hiver', 'meilleures recettes de soupe'],
    [
      'a task behind its readers',
      'A guide for tenants: how to bleed a radiator if the valve is stuck',
      'how to bleed a radiator',
    ],
    [
      'a subject with its readers, before its points',
      'Meal prep guide for nurses: snacks for night shifts, containers, coolers',
      'meal prep guide for nurses',
    ],
    [
      'a subject behind its readers',
      'An explainer for landlords: deposit rules in Scotland',
      'deposit rules in Scotland',
    ],
    [
      'a question behind what explains it',
      'A pharmacy asked us for a leaflet. They want one post that explains how to store insulin without a fridge',
      'how to store insulin',
    ],
    [
      'a question behind who asked',
      'Asked at the desk every day, can I park a trailer on the street',
      'can I park a trailer on the street',
    ],
    [
      'a thing and its fault in notes',
      'dryer - squeals on start - belt is new - what else',
      'dryer squeals on start',
    ],
    [
      'a subject named as such',
      'Client: bike shop. Audience: commuters. Topic: winter tires',
      'winter tires',
    ],
    [
      'a Spanish task behind its readers',
      'Una guía para inquilinos: cómo purgar un radiador',
      'cómo purgar un radiador',
    ],
    [
      'a French task behind its readers',
      'Pour les locataires : comment purger un radiateur',
      'comment purger un radiateur',
    ],
  ])('keeps %s', (_what, idea, keyword) => {
    expect(first(idea)?.replaceAll("'", '’')).toBe(keyword);
  });

  it('offers no fragment of the keyword and nothing about the text besides it', () => {
    expect(extractKeywords('who pays closing costs in Texas? for first time buyers').keywords).toEqual([
      { text: 'who pays closing costs in Texas', why: 'question' },
    ]);
    expect(
      extractKeywords('can you freeze cooked rice? readers of our blog keep asking').keywords,
    ).toHaveLength(1);
  });

  it('returns at most three distinct keywords with reasons', () => {
    const { keywords, language } = extractKeywords(
      'The best running shoes for flat feet, and how to try them on',
    );
    expect(language).toBe('en');
    expect(keywords.length).toBeLessThanOrEqual(3);
    expect(new Set(keywords.map(({ text }) => text)).size).toBe(keywords.length);
    expect(keywords[0]).toEqual({ text: 'best running shoes for flat feet', why: 'best' });
  });

  it('does not mistake the audience, a verb, or a place for the keyword', () => {
    expect(first('How small bakeries can sell bread online')).not.toContain('bakeries');
    expect(first('Elegir un colchón para una habitación pequeña')).not.toBe('elegir');
  });

  it.each([
    ['How to set up a home office', 'home office'],
    ['How to clean up an effect in React when a component unmounts', 'effect in React'],
    ['How to get rid of ants in the kitchen', 'ants in the kitchen'],
    ['How to take care of a bonsai tree', 'bonsai tree'],
    ['How to turn off notifications on an iPhone', 'notifications on an iPhone'],
    ['How to slow down a ceiling fan', 'ceiling fan'],
    // These words belong to the thing.
    ['How to wash down jackets at home', 'down jackets at home'],
    ['How to treat back pain at home', 'back pain at home'],
    ['How to clean up after a dog', undefined],
    ['How to find out what a house is worth', undefined],
  ])('leaves no part of its verb at the subject of %s', (idea, subject) => {
    const { found } = readIdea(idea);
    expect(found.find(({ why }) => why === 'subject')?.text).toBe(subject);
  });

  it('returns nothing for unsupported languages and texts without words', () => {
    expect(extractKeywords('Wie kleine Bäckereien ihr Brot im Internet verkaufen können')).toEqual({
      keywords: [],
      language: 'de',
    });
    for (const idea of ['', '   ', '!!! ???']) expect(extractKeywords(idea).keywords).toEqual([]);
  });

  it('terminates on long and hostile ideas', () => {
    for (const idea of [
      'how to '.repeat(2_000),
      'or '.repeat(3_000),
      `best ${'a '.repeat(5_000)}`,
      ','.repeat(10_000),
    ])
      expect(extractKeywords(idea).keywords.length).toBeLessThanOrEqual(3);
    // One clause of any length has no more phrases than the first 80 words have.
    const clause = Array.from({ length: 2_000 }, (_, at) => `garden${at} fence`).join(' ');
    expect(findSpans(clause, clause, 'en').spans.size).toBeLessThan(80 * 10);
  });
});
