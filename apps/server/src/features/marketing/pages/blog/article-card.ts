import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { formatShortDay } from '../../numbers.ts';
import { articleCover } from './article-cover.ts';
import { articlePath, articleText, type Article } from './articles.ts';
import { blogMessages as say } from './messages.ts';

/** An article in a list, under a heading of the given level. */
export function renderCard(article: Article, level: 'h2' | 'h3'): Markup {
  const title = markup`<a href="${articlePath(article)}">${article.title}</a>`;
  return markup`${articleCover(article)}<p class="eyebrow">${say.categories[article.category]}${article.featured && markup` <span class="badge">${say.featured}</span>`}</p>
${level === 'h2' ? markup`<h2>${title}</h2>` : markup`<h3>${title}</h3>`}
<p>${article.excerpt}</p>
${renderByline(article, markup` <span>${say.score(article.score)}</span>`)}
<p class="tags">${article.tags.map((tag) => markup`<span>${tag}</span> `)}</p>`;
}

/** The author, date, reading time, and additional details. */
export function renderByline(article: Article, more: Markup | null = null): Markup {
  return markup`<p class="byline"><span>${article.author}</span> <span><time datetime="${article.publishDate}">${formatShortDay(article.publishDate)}</time></span> <span>${say.minutes(articleText(article).minutes)}</span>${more}</p>`;
}
