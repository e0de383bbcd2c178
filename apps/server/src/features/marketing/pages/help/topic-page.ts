import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { breadcrumbData, breadcrumbs, type Crumb } from '../../breadcrumbs.ts';
import { tableOfContents } from '../../table-of-contents.ts';
import type { PlacedPage } from '../../page.ts';
import { relatedTopics, topicPath, topics, topicText, type Topic } from './topics.ts';

/** A page for each topic of the guide. */
export const topicPages: readonly PlacedPage[] = topics.map((topic) => ({
  path: topicPath(topic),
  render: ({ origin }) => ({
    title: `${topic.title}: Pagewright help`,
    description: topic.description,
    sharedTitle: topic.title,
    isIndexed: true,
    lastModified: null,
    data: [
      {
        '@type': 'TechArticle',
        headline: topic.title,
        description: topic.description,
        url: origin + topicPath(topic),
        articleSection: topic.section,
        keywords: topic.keywords,
        inLanguage: 'en',
        author: { '@type': 'Organization', name: 'Pagewright', url: `${origin}/about` },
      },
      breadcrumbData(breadcrumbTrail(topic), origin),
    ],
    body: body(topic),
  }),
}));

function body(topic: Topic): Markup {
  const { body: text, headings } = topicText(topic);
  return markup`<div class="wide">
<article class="reading">
<header>
${breadcrumbs(breadcrumbTrail(topic))}
<p class="eyebrow">${topic.section}</p>
<h1>${topic.title}</h1>
<p class="lead">${topic.description}</p>
</header>
<aside aria-label="About this topic">${tableOfContents(headings)}</aside>
<div class="prose">
${text}
<section class="related" aria-labelledby="related"><h2 id="related">Related</h2><ul>${relatedTopics(topic).map((other) => markup`<li><a href="${topicPath(other)}">${other.title}</a></li>`)}</ul></section>
${previousAndNext(topic)}
<p class="quiet">Something wrong or missing here? <a href="/contact?type=support">Tell us</a>.</p>
</div>
</article>
</div>`;
}

function previousAndNext(topic: Topic): Markup {
  const at = topics.indexOf(topic);
  const link = (other: Topic | undefined, rel: 'prev' | 'next', word: string): Markup | false =>
    other !== undefined &&
    markup`<a class="card ${rel}" rel="${rel}" href="${topicPath(other)}"><span class="quiet">${word}</span> ${other.title}</a>`;
  return markup`<nav class="neighbours" aria-label="Previous and next topic">${link(topics[at - 1], 'prev', 'Previous')}${link(topics[at + 1], 'next', 'Next')}</nav>`;
}

function breadcrumbTrail(topic: Topic): Crumb[] {
  return [
    { name: 'Help', path: '/help' },
    { name: topic.title, path: topicPath(topic) },
  ];
}
