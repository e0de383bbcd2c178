import { describe, expect, it } from 'vitest';
import { extractEvidencePage } from '../extraction/evidence-page.ts';
import { createAnswerFinder } from './find-answer.ts';

const article = (title: string, body: string, more = '') =>
  extractEvidencePage(
    `<html><head><title>${title}</title>${more}</head><body><article><h1>${title}</h1>${body}</article></body></html>`,
    `https://${title.toLowerCase().replaceAll(/\W+/g, '-')}.example/`,
  );

const GARDEN = article(
  'Growing garlic at home',
  `<p>Garlic asks for little and gives a lot. We have planted garlic in clay and in sand for a decade, and wrote down what we learned about it in every season.</p>
  <h2>How long does garlic take to grow?</h2>
  <p>That depends on when you plant. Planted in October, garlic is ready after eight to nine months. Bulbs that go in the ground in spring stay small.</p>
  <h2>Spacing</h2>
  <p>Set cloves 15 cm apart in rows that lie 30 cm from each other. Push each clove in with the tip up.</p>
  <h2>How much does seed garlic cost?</h2>
  <p>Seed garlic is sold by farms and by clubs of gardeners. Ask early in the year, since the good kinds are gone by August.</p>`,
);
const SHOP = article(
  'Seed garlic guide',
  `<p>Garlic is a plant of the onion family that is grown for its bulbs. A bulb holds about ten cloves, and a kilogram of seed garlic plants a bed of five square meters.</p>
  <h2>Prices this year</h2>
  <p>A pound of seed garlic costs between 18 and 25 dollars, and shipping adds 6 dollars.</p>
  <h2>Storing garlic</h2>
  <p>Braided garlic keeps for six months in a dry room. In the refrigerator it sprouts within weeks.</p>`,
);
const finder = createAnswerFinder([GARDEN, SHOP]);

describe('an answer from pages', () => {
  it.each([
    [
      'the passage under the same heading',
      'How long does garlic take to grow?',
      'eight to nine months',
      0,
      'heading',
    ],
    ['what stands under a heading that names it', 'How to store garlic', 'dry room', 1, 'heading'],
    ['a passage with the price', 'How much does seed garlic cost?', '18 and 25 dollars', 1, 'passage'],
    ['a definition', 'What is garlic?', 'a plant of the onion family', 1, 'passage'],
    ['what is counted', 'How many cloves are in a bulb of garlic?', 'about ten cloves', 1, 'passage'],
  ])('is %s', (_what, question, part, page, by) => {
    const found = finder.find(question);
    expect([found?.page, found?.by]).toEqual([page, by]);
    expect(found?.text).toContain(part);
  });

  it.each([
    'Who invented garlic bread?',
    'How many calories are in a clove of garlic?',
    'How long does garlic take to cook?',
    'When was garlic first grown in Europe?',
    'Is garlic safe for dogs?',
    'What is garlic powder?',
    'Is it?',
    '',
  ])('is null for %j', (question) => {
    expect(finder.find(question)).toBeNull();
  });

  const kitchen = createAnswerFinder([
    article(
      'Cooking with garlic',
      `<dl><dt>Does garlic burn quickly?</dt><dd>Yes, within a minute, and then it turns bitter.</dd>
      <dt>Does garlic brown slowly?</dt><dd>It does in butter that is not too hot.</dd></dl>
      <h2>How long does it keep?</h2>
      <p>Whole bulbs like a dry, dark shelf. Peeled cloves keep for two weeks in the refrigerator.</p>
      <h2>Roasting and smoking</h2><p>Cut off the top, add oil, and put the bulb in a hot oven until it is soft.</p>
      <h2>In the kitchen</h2>
      <p>The skin of a dry clove sits tight. Crush it under the flat side of a knife. That also wakes up the flavor.</p>
      <p>Our sourdough starter took three loaves in the first month to rise with garlic in it.</p>`,
    ),
  ]);

  it.each([
    ['what follows a sentence that asks the same', 'Does garlic burn quickly?', 'Yes, within a minute'],
    [
      'what says the rest of the question under a heading',
      'How long do peeled cloves keep?',
      'Peeled cloves',
    ],
    ['what is under the first part of a heading', 'How do you roast garlic?', 'Cut off the top'],
    ['an instruction, with the sentence that names its object', 'How do I crush a dry clove?', 'The skin of'],
  ])('is also %s', (_what, question, start) => {
    expect(kitchen.find(question)?.text.startsWith(start)).toBe(true);
  });

  it.each([
    'Does garlic burn slowly?',
    'How long do sprouted cloves keep?',
    'How do you smoke garlic powder?',
    'How do I crush a dry pepper?',
    // The figure counts loaves.
    'How long does sourdough take to rise with garlic?',
  ])('is null for %j, of which the page says only a part', (question) => {
    expect(kitchen.find(question)).toBeNull();
  });

  it('also comes from FAQ markup, in Spanish and French too', () => {
    const faq = (question: string, text: string) =>
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }],
      })}</script>`;
    const english = article(
      'Garlic',
      '<p>Words about the bulb.</p>',
      faq('Can dogs eat garlic?', '<p>No. Garlic harms the blood of dogs.</p>'),
    );
    expect(createAnswerFinder([english]).find('Can dogs eat garlic?')).toEqual({
      text: 'No. Garlic harms the blood of dogs.',
      page: 0,
      place: null,
      by: 'faq',
    });
    const spanish = article(
      'El ajo en casa',
      '<p>El ajo crece en casi cualquier suelo y no pide mucha agua durante el invierno.</p><h2>¿Cuánto tarda en crecer el ajo?</h2><p>El ajo plantado en otoño tarda entre ocho y nueve meses en crecer.</p><h2>¿Cuánto cuesta el ajo?</h2><p>Depende del mercado y de la temporada en la que se compra.</p>',
    );
    expect(createAnswerFinder([spanish]).find('¿Cuánto tarda el ajo en crecer?')?.text).toContain(
      'nueve meses',
    );
    expect(createAnswerFinder([spanish]).find('¿Cuánto cuesta el ajo?')).toBeNull();
  });

  it('is not taken from under a heading that asks where', () => {
    const bin = article(
      'Lombricomposteur d’appartement',
      '<p>Le lombricomposteur réduit les déchets de la cuisine grâce aux vers.</p><h2>Où le mettre</h2><p>Les vers se sentent bien entre 15 et 25 °C. Une cuisine convient.</p>',
    );
    expect(
      createAnswerFinder([bin]).find('Que peut-on mettre dans le lombricomposteur ?')?.text ?? '',
    ).not.toContain('25 °C');
    expect(createAnswerFinder([bin]).find('Où mettre le lombricomposteur ?')?.text).toContain('25 °C');
  });

  it('is quoted as printed on its page', () => {
    for (const question of ['How long does garlic take to grow?', 'How much does seed garlic cost?']) {
      const found = finder.find(question)!;
      const { blocks } = [GARDEN, SHOP][found.page]!.paper;
      expect(blocks.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')).toContain(found.text);
      const { block, start, end } = found.place!;
      expect(found.text.startsWith(blocks[block]!.text.slice(start, end).trim())).toBe(true);
    }
  });
});
