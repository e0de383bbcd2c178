import topics from './topics.json' with { type: 'json' };

/** All topics of the small web, one after the other. */
export const TOPICS: readonly Topic[] = topics;

interface Topic {
  readonly slug: string;
  readonly name: string;
  /** One heading per voice. */
  readonly headings: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly facts: readonly string[];
}

/** A site's voice: its own wording and order, so that no two pages are the same. */
export interface Voice {
  /** Index of the topic heading that it uses, 0 to 3. */
  readonly heading: 0 | 1 | 2 | 3;
  /** Indexes of the facts in a section, out of seven. */
  readonly facts: number;
  /** Section openings, by position in the article. */
  readonly openings: readonly ((name: string) => string)[];
}

/** An article about one topic, with five related topics. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[];
  readonly question: string;
  readonly answer: string;
}

/** Offsets of an article's other topics from its own: sites share most of them. */
const STEPS = [0, 1, 3, 5, 8, 11];

/** A voice's article about the topic at an index. */
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

/** An article's sections as HTML, each under a level 2 heading; the first heading may be skipped. */
export function sectionsOf({ sections }: Article, { skipFirst = false } = {}): string {
  return sections
    .map(
      ({ heading, text }, index) =>
        `${skipFirst && index === 0 ? '' : `<h2>${heading}</h2>`}<p>${text.join(' ')}</p>`,
    )
    .join('\n');
}

/** A complete HTML document. */
export function documentOf(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body>${body}</body></html>`;
}
