import { markup } from '../../../../platform/http/pages/markup.ts';
import type { BlogSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: BlogSentences = {
  name: 'El blog de Pagewright',
  title: 'Blog: contenido y SEO, con fuentes',
  description:
    'Artículos concretos sobre briefs, huecos de contenido, intención, respuestas de IA y medición. Cada cifra tiene su fuente y cada artículo, su puntuación.',
  sharedDescription: 'Artículos útiles, puntuados por nuestro propio motor.',
  feedDescription: 'Artículos sobre contenido y SEO. Cada cifra tiene su fuente.',
  heading: 'Artículos útiles, con fuentes',
  lead: 'Cada cifra tiene su fuente o explica cómo la calculamos. Cada artículo muestra la puntuación de nuestro propio motor.',
  list: {
    label: 'Buscar artículos',
    placeholder: 'Título, resumen o etiqueta',
    one: 'artículo',
    several: 'artículos',
  },
  noneFound: 'No se encontró ningún artículo',
  noneFoundHelp: 'Prueba con otras palabras u otra categoría.',
  followByRss: 'Seguir por RSS',
  categories: {
    'content-strategy': 'Estrategia de contenido',
    'seo-tips': 'Consejos de SEO',
    'ai-writing': 'Redacción con IA',
    'case-studies': 'Casos prácticos',
    tutorials: 'Tutoriales',
  },
  categoriesLabel: 'Categorías',
  all: 'Todos',
  sortBy: 'Ordenar por',
  newest: 'Más recientes',
  orders: { topic: 'Tema', score: 'Puntuación' },
  featured: 'Destacado',
  score: (points) => `Puntuación: ${points}/100`,
  minutes: (minutes) => `${minutes} min de lectura`,
  aboutArticle: 'Sobre este artículo',
  sources: 'Las fuentes están enlazadas donde se usan.',
  readNext: 'Sigue leyendo',
  scoreBadge: (points) => markup`Puntuación: ${points}/100 en nuestro propio motor`,
  scoreBasis: (keyword, known, of) =>
    `La puntuación es para la palabra clave «${keyword}» y se basa en ${known} de ${of} partes. Una parte sin puntos necesita otras páginas con las que comparar.`,
};
