import { sitePath } from '@pagewright/contract/site-path';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { currentLanguage } from '../../../../platform/language/current-language.ts';
import {
  countLine,
  matchesQuery,
  filterAttributes,
  listingPage,
  searchField,
  type Listed,
  type ListingQuery,
} from '../../listing.ts';
import { siteMessages as site } from '../../messages.ts';
import type { MarketingPage } from '../../page.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { helpMessages as say } from './messages.ts';
import { topicPath, topics, topicsBySection, topicText, type Topic } from './topics.ts';

const PATH = '/help';
const labels = () => ({ path: PATH, ...say.list });

/** All topics of the guide, filtered by words. */
export const helpPage = listingPage(PATH, {}, page);

function page({ origin }: SiteFacts, query: ListingQuery): Omit<MarketingPage, 'isIndexed'> {
  const language = currentLanguage();
  return {
    title: say.title,
    description: say.description,
    sharedTitle: say.name,
    sharedDescription: say.sharedDescription(topics().length),
    lastModified: null,
    scripts: ['listing'],
    data: [
      {
        '@type': 'CollectionPage',
        name: say.name,
        url: origin + sitePath(PATH, language),
        hasPart: topics().map((topic) => ({
          '@type': 'TechArticle',
          headline: topic.title,
          url: origin + sitePath(topicPath(topic), language),
        })),
      },
    ],
    body: body(query),
  };
}

function body(query: ListingQuery): Markup {
  const count = topics().filter((topic) => matchesQuery(listed(topic), query)).length;
  return markup`<div class="wide listing" data-listing>
<h1>${say.heading}</h1>
${searchField(query, labels())}
${countLine(count, labels())}
${[...topicsBySection()].map(
  ([section, itsTopics]) =>
    markup`<section class="topics"><h2>${section}</h2><ul>${itsTopics.map(
      (topic) =>
        markup`<li ${filterAttributes(listed(topic), query)}><h3><a href="${topicPath(topic)}">${topic.title}</a></h3><p>${topic.description}</p></li>\n`,
    )}</ul></section>`,
)}
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>${say.nothingFoundFor(markup`<span data-term>${query.term}</span>`)}</h2><p>${say.nothingFoundHelp} <a href="/contact?type=support">${say.writeToUs}</a></p><p><a class="button plain" href="${PATH}" data-clear>${site.clearSearch}</a></p></div>
</div>`;
}

function listed(topic: Topic): Listed {
  const headings = topicText(topic).headings.map(({ text }) => text);
  return {
    searchText: [topic.title, topic.section, ...topic.keywords, ...headings].join('\n'),
    category: null,
  };
}
