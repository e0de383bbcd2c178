import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { breadcrumbData, breadcrumbs, type Crumb } from '../../breadcrumbs.ts';
import { tableOfContents } from '../../table-of-contents.ts';
import { listingUrl } from '../../listing.ts';
import { siteMessages as site } from '../../messages.ts';
import type { SitePage } from '../../page.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { renderCard, renderByline } from './article-card.ts';
import { prepareScore, scoreBadge } from './article-score.ts';
import { articlePath, articles, articleText, relatedArticles, type Article } from './articles.ts';
import { blogMessages as say } from './messages.ts';

/** A page for each article. */
export function articlePages(): readonly SitePage[] {
  return articles().map((article) => ({
    path: articlePath(article),
    prepare: () => prepareScore(article),
    render: (facts) => ({
      title: article.title,
      description: article.description,
      isIndexed: true,
      lastModified: article.updated ?? article.publishDate,
      publishedOn: article.publishDate,
      data: [posting(article, facts), breadcrumbData(breadcrumbTrail(article), facts.origin)],
      body: body(article),
    }),
  }));
}

function body(article: Article): Markup {
  const { body: text, headings } = articleText(article);
  return markup`<div class="wide">
<article class="reading">
<header>
${breadcrumbs(breadcrumbTrail(article))}
<p class="eyebrow"><a href="${listingUrl('/blog', { category: article.category })}">${say.categories[article.category]}</a></p>
<h1>${article.title}</h1>
<p class="lead">${article.excerpt}</p>
${renderByline(article)}
</header>
<aside aria-label="${say.aboutArticle}">${tableOfContents(headings)}</aside>
<div class="prose">
${scoreBadge(article)}
${text}
<p class="quiet">${say.sources}</p>
<p class="tags">${article.tags.map((tag) => markup`<a href="${listingUrl('/blog', { term: tag })}">${tag}</a> `)}</p>
</div>
</article>
<section class="next-reads" aria-labelledby="read-next">
<h2 id="read-next">${say.readNext}</h2>
<ul class="cards">${relatedArticles(article).map((other) => markup`<li class="card">${renderCard(other, 'h3')}</li>`)}</ul>
</section>
</div>`;
}

function breadcrumbTrail(article: Article): Crumb[] {
  return [
    { name: site.pageNames.blog, path: '/blog' },
    { name: article.title, path: articlePath(article) },
  ];
}

function posting(article: Article, { origin, assets }: SiteFacts): Record<string, unknown> {
  const { words, minutes } = articleText(article);
  const language = currentLanguage();
  const url = origin + sitePath(articlePath(article), language);
  const publisher = {
    '@type': 'Organization',
    name: 'Pagewright',
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
  };
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    image: origin + assets.socialImage(articlePath(article)),
    mainEntityOfPage: url,
    datePublished: article.publishDate,
    dateModified: article.updated ?? article.publishDate,
    author: { '@type': 'Organization', name: article.author, url: origin + sitePath('/about', language) },
    publisher,
    articleSection: say.categories[article.category],
    keywords: article.tags,
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: language,
  };
}
