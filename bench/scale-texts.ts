import { countWords, documentText, type EditorDocument } from '@pagewright/contract/document';
import type pg from 'pg';
import { canonicalText, measureText } from '../apps/server/src/features/content/scoring/measure-text.ts';
import { createRandom, wordAt } from './list-rows.ts';

const VOCABULARY = 50_000;
const WORDS_MIN = 380;
const WORDS_MAX = 760;
const SECTION_WORDS = 120;
const SENTENCE_WORDS = 15;
/** Texts that are scored; the others have the score details of one of these. */
const SCORED = 20;

/** An article of headings and paragraphs with a natural word frequency distribution, as HTML. */
export function writeArticle(random: () => number, words: number): string {
  const next = (): string => wordAt(Math.floor(Math.exp(random() * Math.log(VOCABULARY))));
  const sentence = (length: number): string => {
    const text = Array.from({ length }, next).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  let html = '';
  for (let written = 0; written < words; written += SECTION_WORDS) {
    const sentences = Math.ceil(Math.min(SECTION_WORDS, words - written) / SENTENCE_WORDS);
    const text = Array.from({ length: sentences }, () => sentence(SENTENCE_WORDS));
    const half = Math.ceil(sentences / 2);
    html += `<h2>${sentence(5)}</h2><p>${text.slice(0, half).join(' ')}</p><p>${text.slice(half).join(' ')}</p>`;
  }
  return html;
}

/**
 * Adds the table `bench_text` with articles of 3 to 6 kB as the product stores them: document, plain text, score details,
 * and search words, so that these need not be computed for each item.
 */
export async function addTexts(pool: pg.Pool, count: number): Promise<void> {
  const random = createRandom(7);
  const results: string[] = [];
  const texts = Array.from({ length: count }, (_, index) => {
    const content = canonicalText(
      writeArticle(random, WORDS_MIN + Math.floor(random() * (WORDS_MAX - WORDS_MIN))),
    );
    if (index < SCORED) results.push(JSON.stringify(measureText(fieldsOf(content), null).scoreResult));
    const text = documentText(JSON.parse(content) as EditorDocument);
    return { content, text, words: countWords(text), score: results[index % SCORED] ?? null };
  });
  await pool.query(`create table bench_text (n int primary key, content text not null, text text not null,
    word_count int not null, score_result jsonb, words tsvector not null)`);
  await pool.query(
    `insert into bench_text
     select n - 1, content, text, words, score::jsonb, to_tsvector('simple', searched_text(text))
     from unnest($1::text[], $2::text[], $3::int[], $4::text[]) with ordinality t (content, text, words, score, n)`,
    [
      texts.map(({ content }) => content),
      texts.map(({ text }) => text),
      texts.map(({ words }) => words),
      texts.map(({ score }) => score),
    ],
  );
}

function fieldsOf(content: string): Parameters<typeof measureText>[0] {
  return {
    title: `How ${wordAt(300)} works`,
    content,
    metaTitle: '',
    metaDescription: '',
    keywords: [],
    primaryKeyword: wordAt(300),
    slug: '',
  };
}
