import { expect, test } from 'vitest';
import { createOutline, outlineTexts, parsePaper } from '../index.ts';
import type { EvidencePage, OutlineInput, OutlineSection } from '../index.ts';
import { plantedVector } from '../testing/planted-vector.ts';

function page(name: string, html: string): EvidencePage {
  return { url: `https://${name}.example`, title: name, paper: parsePaper(html) };
}

const PAGES = [
  page(
    'one',
    `<h1>Guide to composting</h1><h2>What is composting?</h2><p>Composting turns kitchen scraps into soil.</p>
<h2>How to start a compost pile</h2><p>Pick a bin and add browns and greens.</p>
<h3>Choose a compost bin</h3><p>A bin with a lid keeps rats away from the bin.</p>
<h2>Common composting mistakes</h2><p>Too wet piles smell. Turn the pile.</p><h2>Conclusion</h2><p>Start today.</p>`,
  ),
  page(
    'two',
    `<h2>Composting explained</h2><p>Decay of matter by microbes in soil.</p><h2>How to start your compost pile</h2>
<p>First of all choose a place.</p><h3>1. Choosing the bin</h3><p>Tumbler or open bin? A tumbler turns easily.</p>
<h2>Mistakes to avoid</h2><p>Wet scraps smell.</p><h2>Final thoughts</h2><p>Go on.</p><h2>Leave a comment</h2><p>Name</p>`,
  ),
  page('three', '<h2>What is compost?</h2><p>Rotten leaves.</p><h2>Worms</h2><p>Red worms eat scraps.</p>'),
];

const headings = (sections: readonly OutlineSection[]): string[] => sections.map(({ heading }) => heading);

test('arranges what the pages agree on by aspect, in reading order', () => {
  const { sections, provenance } = createOutline({ keyword: 'composting', pages: PAGES });
  const ofPages = sections.filter(({ origin }) => origin === 'headings');
  // 'Worms' appears on only one page.
  expect(ofPages.map(({ purpose }) => purpose)).toEqual(['define', 'choose', 'steps', 'problems', 'close']);
  const [define, choose, steps, problems] = ofPages;
  expect(define!.evidence.map(({ page: index }) => index)).toEqual([0, 1, 2]);
  expect(choose!.evidence.map(({ page: index }) => index)).toEqual([0, 1]);
  expect(steps!.evidence.map(({ page: index }) => index)).toEqual([0, 1]);
  expect(problems!.evidence.map(({ heading }) => heading)).toEqual([
    'Common composting mistakes',
    'Mistakes to avoid',
  ]);
  // Derived from measurements, not measured itself.
  expect(provenance.kind).toBe('modelled');
});

test('plans by how searches use the keyword, without pages', () => {
  const keyword = 'deadhead petunias';
  const suggestions = ['how to deadhead petunias', 'deadhead petunias video'];
  const tops = headings(createOutline({ keyword, suggestions, pages: [] }).sections);
  expect(tops).toContain('How to deadhead petunias, step by step');
  expect(headings(createOutline({ keyword, pages: [] }).sections)).not.toContain(tops[1]);
});

test('plans what the idea says may be the case although no page has it, and no section for readers alone', () => {
  const idea = 'For beginners: how to start a compost pile when the ground is frozen';
  const found = createOutline({ keyword: 'how to start a compost pile', idea, pages: PAGES });
  const tops = headings(found.sections);
  expect(tops).toContain('What to do when the ground is frozen');
  expect(tops.join()).not.toContain('beginners');
});

test('has one section per aspect, questions at the end, and no self-references of a page', () => {
  const text = (words: string) => `<p>${`${words} `.repeat(9)}</p>`;
  const pages = [
    page(
      'guide',
      `<h2>Prices at a glance</h2>${text('Fees')}<h2>What is a damp survey?</h2>${text('Surveys')}
<h2>The signs we walked right past</h2>${text('Stains')}<h2>How to prepare the house</h2>${text('Rooms')}`,
    ),
    page(
      'firm',
      `<h2>How much does a damp survey cost?</h2>${text('Charges')}<h2>Why agents keep our number</h2>${text('Calls')}
<h2>Quick answers</h2><h3>Who pays for the survey?</h3>${text('Buyers')}<h3>Do lenders ask for a survey?</h3>${text('Banks')}
<h3>Is a survey of a flat cheaper?</h3>${text('Flats')}`,
    ),
  ];
  const found = createOutline({ keyword: 'damp survey', pages, language: 'en' }).sections;
  const tops = headings(found);
  expect(tops[0]).toBe('What is a damp survey?');
  expect(tops).toContain('Signs to look for');
  expect(tops.join()).not.toMatch(/\b(?:we|our)\b|Quick answers/);
  expect(found.filter(({ purpose }) => purpose === 'cost')).toHaveLength(1);
  expect(tops.at(-1)).toBe('Frequently asked questions');
  expect(headings(found.at(-1)!.subsections)).toEqual(
    expect.arrayContaining(['Who pays for the survey?', 'Do lenders ask for a survey?']),
  );
});

test('merges paraphrased headings with similar vectors into one section', () => {
  const pages = [
    page('one', '<h2>Keeping rats away</h2><p>A lid helps.</p><h2>Worms</h2><p>They eat scraps.</p>'),
    page('two', '<h2>Pest control</h2><p>Close the bin.</p><h2>Odors</h2><p>Turn the pile.</p>'),
  ];
  const angles = { 'Keeping rats away': 0, 'Pest control': 8, Worms: 120, Odors: 240 };
  const vectors = new Map(
    Object.entries(angles).flatMap(([text, angle]) => [
      [text, plantedVector(angle)],
      [`composting: ${text}`, plantedVector(angle)],
    ]),
  );
  expect(new Set(outlineTexts('composting', pages))).toEqual(new Set(vectors.keys()));
  const plan = (input: Partial<OutlineInput>) => {
    const { sections, provenance } = createOutline({ keyword: 'composting', pages, ...input });
    const shared = sections.filter(({ evidence }) => evidence.length > 1);
    return { shared: shared.map(({ evidence }) => evidence.map(({ heading }) => heading)), ...provenance };
  };
  expect(plan({ vectors })).toMatchObject({
    shared: [['Keeping rats away', 'Pest control']],
    method: expect.stringContaining('sentence vectors'),
  });
  const words = plan({});
  expect(words.shared).toEqual([]);
  expect(words.method).not.toContain('vectors');
  expect(plan({ vectors, language: 'es' })).toEqual(plan({ language: 'es' }));
});

test('leaves out page furniture', () => {
  const { sections } = createOutline({ keyword: 'composting', pages: PAGES });
  expect(headings(sections)).not.toContain('Leave a comment');
  expect(headings(sections)).not.toContain('Guide to composting');
});

test('evidence places point to the heading', () => {
  for (const { evidence } of createOutline({ keyword: 'composting', pages: PAGES }).sections) {
    for (const { page: index, place, heading } of evidence)
      expect(PAGES[index]!.paper.blocks[place.block]!.text).toContain(heading);
  }
});

test('distributes exactly the target word count', () => {
  for (const targetWords of [1000, 1234, 9999]) {
    const { sections } = createOutline({ keyword: 'composting', pages: PAGES, targetWords });
    expect(sections.reduce((sum, { estimatedWords }) => sum + estimatedWords, 0)).toBe(targetWords);
    for (const { estimatedWords, subsections } of sections)
      expect(subsections.reduce((sum, child) => sum + child.estimatedWords, 0)).toBeLessThanOrEqual(
        estimatedWords,
      );
  }
});

test('assigns a question to the section that answers it, or to its own when no page covers it', () => {
  const { questions, sections } = createOutline({
    keyword: 'composting',
    pages: PAGES,
    questions: [
      'Which mistakes should I avoid?',
      'Is it legal in an apartment building?',
      'Do red worms eat scraps?',
    ],
  });
  const own = questions.filter(({ source }) => source === 'own');
  expect(own.map(({ isCovered }) => isCovered)).toEqual([true, false, true]);
  expect(own[0]!.section).toBe(sections.find(({ purpose }) => purpose === 'problems')!.heading);
  expect(sections.find(({ origin }) => origin === 'gap')).toMatchObject({
    heading: 'Is it legal in an apartment building?',
    strategicValue: 0.5,
    evidence: [],
  });
});

test('assigns terms to their section', () => {
  const { sections } = createOutline({ keyword: 'composting', pages: PAGES });
  const section = sections.find(({ purpose }) => purpose === 'choose')!;
  expect(section.optimizations.map(({ key }) => key)).toContain('bin');
});

test('uses a template by keyword type without pages, and reports it', () => {
  const outline = createOutline({
    keyword: 'how to prune roses',
    pages: [],
    questions: ['Do roses need sun?'],
  });
  expect(outline.provenance.kind).toBe('modelled');
  expect(headings(outline.sections)).toContain('How to prune roses, step by step');
  expect(headings(outline.sections.flatMap(({ subsections }) => subsections))).toEqual([
    'Do roses need sun?',
  ]);
  expect(headings(createOutline({ keyword: 'best running shoes', pages: [] }).sections)).toContain(
    'The best running shoes at a glance',
  );
  expect(outline.sections.every(({ origin }) => origin === 'template')).toBe(true);
});

test.each([
  ['en', 'slow cooker dinners', '12 slow cooker dinners for nurses', /one by one$/, 12 * 110],
  ['es', 'tapas frías', '4 ideas de tapas frías para una cena', /una por una$/, 4 * 110],
  ['en', 'how to prune roses', 'How to prune roses', /step by step$/, 500],
  ['en', 'how to prune roses', 'How to prune roses', /^Mistakes/, 130],
  ['fr', 'comment tailler un rosier', 'Comment tailler un rosier', /^Les erreurs/, 130],
])(
  'gives sections without pages the words for what they hold: %s "%s" %s %s',
  (language, keyword, idea, heading, words) => {
    const questions = ['Do roses need sun?', 'Do roses need rain?'];
    const { sections, targetWords } = createOutline({ keyword, language, idea, pages: [], questions });
    expect(sections.find((section) => heading.test(section.heading))?.estimatedWords).toBe(words);
    // No more is planned than the sections hold, and an answer is a paragraph.
    expect(sections.reduce((sum, { estimatedWords }) => sum + estimatedWords, 0)).toBe(targetWords);
    const answers = sections.flatMap(({ subsections }) => subsections);
    expect(answers.map(({ estimatedWords }) => estimatedWords)).toEqual(answers.map(() => 60));
  },
);

test.each([
  ['Email Marketing', 'en', 'What email marketing is and why it matters'],
  ['sell bread online', 'en', 'How to sell bread online, step by step'],
  ['gravel bike vs road bike', 'en', 'Road bike: strengths and limits'],
  ['is it worth repairing an old dishwasher', 'en', 'The short answer'],
  ['cómo elegir un colchón', 'es', 'Cómo elegir un colchón: qué decidir primero'],
  ['alternativas a Photoshop', 'es', 'Preguntas frecuentes'],
  ['comment choisir un matelas', 'fr', 'Comment choisir un matelas : que décider d’abord'],
  ['vélo électrique ou scooter', 'fr', 'Scooter : atouts et limites'],
])('plans %j in its language without pages, and with no biography or plot', (keyword, language, heading) => {
  const outline = createOutline({ keyword, pages: [] });
  const texts = headings(outline.sections);
  expect(outline.language).toEqual({ code: language, source: 'assumed' });
  expect(texts).toContain(heading);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(
    texts.filter((text) => /career|plot|demographics|etymology|types of|what (?:is|are) /i.test(text)),
  ).toEqual([]);
});

test('plans from phrases when pages have no headings', () => {
  const text = `The walled harbour of Tartus was built by Phoenician settlers. The walled harbour trades phosphate today.
Phosphate is carried on the coastal railway. The coastal railway leads to Homs.`;
  const { sections } = createOutline({ keyword: 'Tartus', pages: [page('plain', text)] });
  expect(sections.some(({ origin, evidence }) => origin === 'phrases' && evidence.length === 1)).toBe(true);
});

test('reports what was left out in another language', () => {
  const text =
    'Der Kompost ist gut für den Garten und die Erde wird damit besser, weil viele Würmer darin leben und fressen.';
  const html = `<h2>Was ist Kompost?</h2><p>${text}</p><h2>Kompost anlegen</h2><p>${text}</p><h2>Fehler</h2><p>${text}</p>`;
  const outline = createOutline({ keyword: 'Kompost', pages: [page('de', html)] });
  expect(outline).toMatchObject({
    language: { code: 'de' },
    leftOut: ['purposes', 'templates'],
    perspectives: [],
  });
  expect(headings(outline.sections)).toEqual(['Was ist Kompost?', 'Kompost anlegen', 'Fehler']);
});

test('handles hostile pages', () => {
  const many = Array.from(
    { length: 3000 },
    (_, at) => `<h${(at % 6) + 1}>Head ${at}</h${(at % 6) + 1}>`,
  ).join('');
  for (const html of ['', many, '\u0000', '😀'.repeat(5000), `<h2>${'a'.repeat(100_000)}</h2>`])
    expect(
      createOutline({ keyword: html.slice(0, 20), pages: [page('x', html)] }).targetWords,
    ).toBeGreaterThan(0);
});

test.each([
  [
    'Kitchen Island Ideas',
    'A kitchen island gives a cook more room. Many kitchens have one with stools on one side and drawers on the other.',
    false,
  ],
  [
    'Gulland Island',
    'The rock of Gulland Island lies off the coast, and the lighthouse of Gulland was built by fishermen.',
    true,
  ],
])('the pages decide what %s is, not a single word of it', (keyword, text, isPlace) => {
  const { sections } = createOutline({ keyword, pages: [page('plain', `<p>${text}</p>`)] });
  expect(sections.some(({ heading }) => /^(?:Demographics|Geography|Climate)/.test(heading))).toBe(isPlace);
});

test('a task with a known product is not a search for its website', () => {
  const headings = (keyword: string) =>
    createOutline({ keyword, pages: [], intent: 'navigational' }).sections.map(({ heading }) => heading);
  expect(headings('facebook login')).not.toEqual(headings('seo audit for wordpress'));
  expect(headings('seo audit for wordpress')).not.toContain('What you can do there');
});

test('answers a question keyword first, wherever the pages answer it, and skips shop notices', () => {
  const text = (words: string) => `<p>${`${words} `.repeat(9)}</p>`;
  const pages = [
    page(
      'shop',
      `<h2>Where to leave your racket</h2>${text('Leave it at the counter of the hall in town.')}<h2>Which string to choose</h2>${text('Polyester is stiff and gut is soft.')}`,
    ),
    page(
      'guide',
      `<h2>What a new string costs</h2>${text('You pay for the string and for the labor.')}<h2>Frequently asked questions</h2>
<h3>How often do you need to restring a tennis racket?</h3>${text('As often a year as you play in a week.')}<h3>Can you replace one broken string?</h3>${text('No, the tension of the others is gone.')}`,
    ),
  ];
  const keyword = 'how often do you restring a tennis racket';
  const { sections } = createOutline({ keyword, pages });
  expect(headings(sections)[0]).toBe('How often do you need to restring a tennis racket?');
  const all = sections.flatMap(({ heading, subsections }) => [heading, ...headings(subsections)]);
  expect(all.filter((heading) => heading.startsWith('How often'))).toHaveLength(1);
  expect(all.join('\n')).not.toMatch(/leave your racket/);
  const unanswered = createOutline({ keyword, pages: pages.slice(0, 1) });
  expect(unanswered.sections[0]!.heading).toBe('How often do you restring a tennis racket?');
});
