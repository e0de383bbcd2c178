import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { questionOfHeading } from './heading-question.ts';
import { searcherQuestions } from './searcher-questions.ts';

const page = (html: string, url = 'https://a.example/') => ({ url, title: '', paper: parsePaper(html) });
const KEYWORD = 'rain barrel';

test("lists searchers' questions first, then page questions about the keyword or asked by several pages", () => {
  const found = searcherQuestions({
    keyword: KEYWORD,
    briefQuestions: ['Which rain barrel suits a balcony?'],
    peopleAlsoAsk: ['Can you drink from a rain barrel?'],
    suggestions: ['how to clean a rain barrel', 'rain barrel sale'],
    pages: [
      page(
        `<h2>Ready to start?</h2><p>Let us begin. Who does not love a rain barrel?</p><h2>How large should a rain barrel be?</h2>
         <p>Large.</p><h2>Where does it stand?</h2><p>There.</p><h2>Does it freeze in winter?</h2><p>Yes.</p>`,
      ),
      page(
        '<h2>Our story</h2><p>Long.</p><h2>Does it freeze in winter?</h2><p>No.</p>',
        'https://b.example/',
      ),
    ],
  });
  expect(found).toEqual([
    { text: 'Which rain barrel suits a balcony?', origin: 'brief', pages: 0 },
    { text: 'Can you drink from a rain barrel?', origin: 'people_also_ask', pages: 0 },
    { text: 'how to clean a rain barrel', origin: 'suggestion', pages: 0 },
    { text: 'How large should a rain barrel be?', origin: 'heading', pages: 1 },
    { text: 'Does it freeze in winter?', origin: 'heading', pages: 2 },
  ]);
});

test('merges wordings of a question under its strongest source, with the pages that ask it', () => {
  const found = searcherQuestions({
    keyword: KEYWORD,
    peopleAlsoAsk: ['How do you clean a rain barrel?'],
    suggestions: ['how do you clean a rain barrel'],
    pages: [page('<h2>How do you clean your rain barrel?</h2><p>Scrub it.</p>')],
  });
  expect(found).toEqual([{ text: 'How do you clean a rain barrel?', origin: 'people_also_ask', pages: 1 }]);
});

test('counts a heading as its question if several pages have it', () => {
  const first = page(
    '<h2>Benefits of a rain barrel</h2><p>It saves water.</p><h2>Cost of a rain barrel</h2>',
  );
  const second = page('<h2>The benefits of rain barrels</h2><p>It is free.</p>', 'https://b.example/');
  const found = searcherQuestions({ keyword: KEYWORD, pages: [first, second] });
  expect(found).toEqual([{ text: 'What are the benefits of a rain barrel?', origin: 'heading', pages: 2 }]);
});

test('falls back to usual questions, marked as such', () => {
  const found = searcherQuestions({
    keyword: KEYWORD,
    pages: [page('<h2>Storage</h2><p>In the shed.</p><h2>Ready to start?</h2><p>Go.</p>')],
  });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['template']));
});

test.each([
  ['The cost of a rain barrel', 'en', 'What is the cost of a rain barrel?'],
  ['Plastic vs. wood', 'en', 'What is the difference between Plastic and wood?'],
  ['Storage', 'en', null],
  ['Ventajas de los toneles', 'es', '¿Cuáles son las ventajas de los toneles?'],
  ['Precio del tonel', 'es', '¿Cuál es el precio del tonel?'],
  ["Les avantages d'un récupérateur", 'fr', "Quels sont les avantages d'un récupérateur ?"],
  ['Stockage', 'fr', null],
])('%s (%s) is read as: %s', (heading, language, question) => {
  expect(questionOfHeading(heading, language)).toBe(question);
});

test('questions are typed without marks in Spanish and French too', () => {
  const spanish = searcherQuestions({
    keyword: 'tonel de lluvia',
    suggestions: ['cómo limpiar un tonel de lluvia', 'tonel de lluvia barato'],
    pages: [
      page('<p>El tonel de lluvia guarda el agua del tejado para el jardín y no cuesta mucho dinero.</p>'),
    ],
  });
  expect(spanish).toEqual([{ text: 'cómo limpiar un tonel de lluvia', origin: 'suggestion', pages: 0 }]);
});
