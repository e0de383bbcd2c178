import topics from './topics.json' with { type: 'json' };

/** Everything that the small web has to say, one subject after the other. */
export const TOPICS: readonly Topic[] = topics;

interface Topic {
  readonly slug: string;
  readonly name: string;
  /** The heading of each voice. */
  readonly headings: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly facts: readonly string[];
}

/** Who writes: each site in its own words and order, so that no two pages are the same. */
export interface Voice {
  /** Which of a topic's headings is its own, 0 to 3. */
  readonly heading: 0 | 1 | 2 | 3;
  /** Facts of a section, of the seven. */
  readonly facts: number;
  /** What a section begins with, by its place in the article. */
  readonly openings: readonly ((name: string) => string)[];
}

/** An article on one topic, with five topics that belong to it. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[];
  readonly question: string;
  readonly answer: string;
}

/** How far the other topics of an article stand from its own: sites have most of them in common. */
const STEPS = [0, 1, 3, 5, 8, 11];

/** The article of a voice on the topic at a place. */
export function articleOf(place: number, { heading, facts, openings }: Voice): Article {
  const own = topicAt(place);
  const sections = STEPS.map((step) => topicAt(place + step)).map((topic, index) => ({
    heading: topic.headings[heading] ?? topic.name,
    text: [
      openings[(place + index) % openings.length]?.(topic.name) ?? '',
      ...Array.from(
        { length: facts },
        (_, fact) => topic.facts[(place + heading + fact) % topic.facts.length] ?? '',
      ),
      ...(index === 0 ? [topic.answer] : []),
    ],
  }));
  const { slug, question, answer } = own;
  return { slug, title: sections[0]?.heading ?? own.name, sections, question, answer };
}

function topicAt(place: number): Topic {
  const topic = TOPICS[place % TOPICS.length];
  if (!topic) throw new Error('the small web has no topics');
  return topic;
}

/** The sections of an article as HTML, each under a heading of the second level; the first may go without its own. */
export function sectionsOf({ sections }: Article, { skipFirst = false } = {}): string {
  return sections
    .map(
      ({ heading, text }, index) =>
        `${skipFirst && index === 0 ? '' : `<h2>${heading}</h2>`}<p>${text.join(' ')}</p>`,
    )
    .join('\n');
}

/** A whole document. */
export function documentOf(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body>${body}</body></html>`;
}
