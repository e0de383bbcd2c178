import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import {
  countLine,
  matchesQuery,
  filterAttributes,
  listingPage,
  searchField,
  type Listed,
  type ListingQuery,
} from '../../listing.ts';
import type { MarketingPage } from '../../page.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { topicPath, topics, topicsBySection, topicText, type Topic } from './topics.ts';

const PATH = '/help';
const WORDS = {
  path: PATH,
  label: 'Search the guide',
  placeholder: 'score, WordPress, limits…',
  one: 'topic',
  several: 'topics',
} as const;

/** All topics of the guide, filtered by words. */
export const helpPage = listingPage(PATH, {}, page);

function page({ origin }: SiteFacts, query: ListingQuery): Omit<MarketingPage, 'isIndexed'> {
  return {
    title: 'Help guide: how Pagewright works',
    description:
      'A searchable guide to every screen: editor, score, evidence, briefs, calendar, publishing, analytics, 23 analyses, team, privacy, API, and limits.',
    sharedTitle: 'Help guide',
    sharedDescription: `${topics.length} topics, from the first article to webhooks.`,
    lastModified: null,
    scripts: ['listing'],
    data: [
      {
        '@type': 'CollectionPage',
        name: 'Help guide',
        url: origin + PATH,
        hasPart: topics.map((topic) => ({
          '@type': 'TechArticle',
          headline: topic.title,
          url: origin + topicPath(topic),
        })),
      },
    ],
    body: body(query),
  };
}

function body(query: ListingQuery): Markup {
  const count = topics.filter((topic) => matchesQuery(listed(topic), query)).length;
  return markup`<div class="wide listing" data-listing>
<h1>How can we help?</h1>
${searchField(query, WORDS)}
${countLine(count, WORDS)}
${topicsBySection.map(
  (section) =>
    markup`<section class="topics"><h2>${section.name}</h2><ul>${section.topics.map(
      (topic) =>
        markup`<li ${filterAttributes(listed(topic), query)}><h3><a href="${topicPath(topic)}">${topic.title}</a></h3><p>${topic.description}</p></li>\n`,
    )}</ul></section>`,
)}
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>Nothing found for “<span data-term>${query.term}</span>”</h2><p>Try a different word, or <a href="/contact?type=support">write to us</a>.</p><p><a class="button plain" href="${PATH}" data-clear>Clear search</a></p></div>
</div>`;
}

function listed(topic: Topic): Listed {
  const headings = topicText(topic).headings.map(({ text }) => text);
  return {
    searchText: [topic.title, topic.section, ...topic.keywords, ...headings].join('\n').toLowerCase(),
    category: null,
  };
}
