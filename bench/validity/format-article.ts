import type { ScoreInput } from '@pagewright/engine';
import { wordsOf } from './articles.ts';

const HEADINGS = 5;
const HEADING_WORDS = 6;
const ITEMS = 3;

const SAID: Readonly<Record<string, { title: string; description: string; links: string }>> = {
  en: {
    title: '{k}: what you need to know',
    description:
      'All about {k}: what it is, how it works and what to watch out for, with examples, figures and answers to common questions.',
    links: 'See <a href="https://example.org/report">the report</a> and <a href="/guide">our guide</a>.',
  },
  es: {
    title: '{k}: lo que hay que saber',
    description:
      'Todo sobre {k}: qué es, cómo funciona y en qué hay que fijarse, con ejemplos, cifras y respuestas a preguntas comunes.',
    links: 'Véase <a href="https://example.org/report">el informe</a> y <a href="/guide">nuestra guía</a>.',
  },
  fr: {
    title: '{k} : ce qu’il faut savoir',
    description:
      'Tout sur {k} : ce que c’est, comment cela marche et à quoi il faut faire attention, avec des exemples et des chiffres.',
    links: 'Voir <a href="https://example.org/report">le rapport</a> et <a href="/guide">notre guide</a>.',
  },
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Formats any text in the same way: title and description with the keyword, headings from its own paragraphs, a list,
 * and two links.
 */
export function formatArticle(
  { keyword, language }: { keyword: string; language: string },
  paragraphs: readonly string[],
): ScoreInput {
  const { title, description, links } = SAID[language] ?? SAID['en']!;
  const named = (text: string): string => text.replace('{k}', keyword);
  const every = Math.max(2, Math.ceil(paragraphs.length / HEADINGS));
  const html = paragraphs.map((paragraph, at) => {
    const words = wordsOf(paragraph.replace(/[^\p{L}\p{N}' -]/gu, ' '))
      .slice(0, HEADING_WORDS)
      .join(' ');
    const heading =
      at > 0 && at % every === 0 ? `<h2>${at === every ? `${keyword}: ` : ''}${words}</h2>` : '';
    const items = paragraphs.slice(0, ITEMS).map((text) => text.split(/(?<=[.!?])\s/)[0]!.slice(0, 120));
    const list =
      at === Math.floor(paragraphs.length / 2)
        ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul><p>${links}</p>`
        : '';
    return `${heading}<p>${escaped(paragraph)}</p>${list}`;
  });
  return {
    content: html.join(''),
    title: named(title),
    metaTitle: named(title),
    metaDescription: named(description),
    slug: keyword.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    primaryKeyword: keyword,
    language,
  };
}
