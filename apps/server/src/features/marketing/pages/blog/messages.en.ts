import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import type { Category } from './articles.ts';

const categories: Readonly<Record<Category, string>> = {
  'content-strategy': 'Content strategy',
  'seo-tips': 'SEO tips',
  'ai-writing': 'AI writing',
  'case-studies': 'Case studies',
  tutorials: 'Tutorials',
};

/** Messages in English. */
export const english = {
  name: 'The Pagewright blog',
  title: 'Blog: content and SEO, with sources',
  description:
    'Specific articles on briefs, content gaps, intent, AI answers, refreshes, and measurement. Every figure has a source, and each article shows its score.',
  sharedDescription: 'Useful articles, each scored by our own engine.',
  feedDescription: 'Articles on content and SEO. Every figure has a source.',
  heading: 'Useful articles, with sources',
  lead: 'Every figure has a source or shows how we calculated it. Every article shows the score from our own engine.',
  list: {
    label: 'Search articles',
    placeholder: 'Title, summary, or tag',
    one: 'article',
    several: 'articles',
  },
  noneFound: 'No article found',
  noneFoundHelp: 'Try different words or another category.',
  followByRss: 'Follow by RSS',
  categories,
  categoriesLabel: 'Categories',
  all: 'All',
  sortBy: 'Sort by',
  newest: 'Newest',
  orders: { topic: 'Topic', score: 'Score' },
  featured: 'Featured',
  score: (points: number) => `Score ${points}/100`,
  minutes: (minutes: number) => `${minutes} min read`,
  aboutArticle: 'About this article',
  sources: 'Sources are linked where they are used.',
  readNext: 'Read next',
  scoreBadge: (points: Markup) => markup`Score ${points}/100 in our own engine`,
  scoreBasis: (keyword: string, known: number, of: number) =>
    `The score is for the keyword “${keyword}” and based on ${known} of ${of} parts. A part without points needs other pages to compare with.`,
};

/** Shape of the messages in each language. */
export type BlogSentences = typeof english;
