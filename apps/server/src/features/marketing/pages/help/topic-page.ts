import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import { breadcrumbData, breadcrumbs, type Crumb } from '../../breadcrumbs.ts';
import { tableOfContents } from '../../table-of-contents.ts';
import { siteMessages as site } from '../../messages.ts';
import type { MarketingPage, SitePage } from '../../page.ts';
import { helpMessages as say } from './messages.ts';
import { relatedTopics, topicPath, topics, topicText, type Topic } from './topics.ts';

/** A page for each topic of the guide. */
export function topicPages(): readonly SitePage[] {
  return topics().map((topic) => ({
    path: topicPath(topic),
    render: ({ origin }) => page(topic, origin),
  }));
}

function page(topic: Topic, origin: string): MarketingPage {
  const language = currentLanguage();
  return {
    title: say.topicTitle(topic.title),
    description: topic.description,
    sharedTitle: topic.title,
    isIndexed: true,
    lastModified: null,
    data: [
      {
        '@type': 'TechArticle',
        headline: topic.title,
        description: topic.description,
        url: origin + sitePath(topicPath(topic), language),
        articleSection: topic.section,
        keywords: topic.keywords,
        inLanguage: language,
        author: { '@type': 'Organization', name: 'Pagewright', url: origin + sitePath('/about', language) },
      },
      breadcrumbData(breadcrumbTrail(topic), origin),
    ],
    body: body(topic),
  };
}

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
<aside aria-label="${say.aboutTopic}">${tableOfContents(headings)}</aside>
<div class="prose">
${text}
<section class="related" aria-labelledby="related"><h2 id="related">${say.related}</h2><ul>${relatedTopics(topic).map((other) => markup`<li><a href="${topicPath(other)}">${other.title}</a></li>`)}</ul></section>
${previousAndNext(topic)}
<p class="quiet">${say.somethingWrong} <a href="/contact?type=support">${say.tellUs}</a></p>
</div>
</article>
</div>`;
}

function previousAndNext(topic: Topic): Markup {
  const all = topics();
  const at = all.indexOf(topic);
  const link = (other: Topic | undefined, rel: 'prev' | 'next', word: string): Markup | false =>
    other !== undefined &&
    markup`<a class="card ${rel}" rel="${rel}" href="${topicPath(other)}"><span class="quiet">${word}</span> ${other.title}</a>`;
  return markup`<nav class="neighbours" aria-label="${say.neighbors}">${link(all[at - 1], 'prev', say.previous)}${link(all[at + 1], 'next', say.next)}</nav>`;
}

function breadcrumbTrail(topic: Topic): Crumb[] {
  return [
    { name: site.pageNames.help, path: '/help' },
    { name: topic.title, path: topicPath(topic) },
  ];
}
