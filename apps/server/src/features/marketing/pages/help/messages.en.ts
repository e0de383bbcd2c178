import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';

/** Messages in English. */
export const english = {
  name: 'Help guide',
  title: 'Help guide: how Pagewright works',
  description:
    'A searchable guide to every screen: editor, score, evidence, briefs, calendar, publishing, analytics, 23 analyses, team, privacy, API, and limits.',
  sharedDescription: (topics: number) => `${topics} topics, from the first article to webhooks.`,
  heading: 'How can we help?',
  list: {
    label: 'Search the guide',
    placeholder: 'score, WordPress, limits…',
    one: 'topic',
    several: 'topics',
  },
  nothingFoundFor: (term: Markup) => markup`Nothing found for “${term}”`,
  nothingFoundHelp: 'Try a different word, or',
  writeToUs: 'write to us.',
  topicTitle: (topic: string) => `${topic}: Pagewright help`,
  aboutTopic: 'About this topic',
  related: 'Related',
  neighbors: 'Previous and next topic',
  previous: 'Previous',
  next: 'Next',
  somethingWrong: 'Something wrong or missing here?',
  tellUs: 'Tell us.',
};

/** Shape of the messages in each language. */
export type HelpSentences = typeof english;
