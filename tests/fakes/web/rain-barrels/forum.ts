import type { WebResponse } from '../start-web-host.ts';
import { articleOf, documentOf, TOPICS, type Voice } from './article.ts';

const VOICE: Voice = {
  heading: 3,
  facts: 3,
  openings: [
    (name) => `I was in the same place with ${name} two years ago.`,
    (name) => `My neighbour swears by another way with ${name}.`,
    (name) => `Long-time lurker here, so take this on ${name} with a grain of salt.`,
  ],
};
const THREADS = 10;

/** A forum: threads with answers from several people, profiles disallowed for bots, and a page that never responds. */
export function forum(): Record<string, WebResponse> {
  const threads = TOPICS.slice(0, THREADS).map(({ slug }, place) => `/t/${201 + place}-rain-barrel-${slug}`);
  const list = threads
    .map((path) => `<a href="${path}">${path.split('-').slice(1).join(' ')}</a>`)
    .join('<br>');
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: PagewrightBot\nDisallow: /profile/\n\nUser-agent: *\nDisallow: /\n',
    },
    '/': {
      body: documentOf('Allotment Talk', '', `<h1>Allotment Talk</h1>${list}<a href="/profile/7">hollis</a>`),
    },
    ...Object.fromEntries(threads.map((path, place) => [path, { body: thread(place, list) }])),
    '/profile/7': { body: documentOf('hollis', '', '<p>Joined in 2019.</p>') },
    '/t/299-rain-barrel-hang': () => undefined,
  };
}

function thread(place: number, list: string): string {
  const { question, title, sections } = articleOf(place, VOICE);
  const answers = sections
    .map(
      ({ text }, index) =>
        `<article class="post"><a href="/profile/${index}" rel="nofollow">member ${index}</a><p>${text.join(' ')}</p></article>`,
    )
    .join('');
  return documentOf(
    `${title}: ${question} | Allotment Talk`,
    '',
    `<div class="side">${list}</div><main><h1>${question}</h1><article class="post"><p>I have a small garden and a rain barrel on the way. ${question} Any advice is welcome, since the barrel comes on Friday.</p></article>${answers}</main>`,
  );
}
