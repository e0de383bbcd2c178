import { markup, type Markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { picture } from '../picture.ts';
import type { SiteFacts } from '../site-facts.ts';
import { closingCall } from './closing-call.ts';
import { articleCard } from './blog/article-card.ts';
import { articles } from './blog/articles.ts';
import { demonstration } from './landing/demonstration.ts';
import { landingData } from './landing/machine-data.ts';
import { questions, readers, rules, steps } from './landing/words.ts';

const DESCRIPTION =
  'Plan, write, score and publish articles with a score you can open down to the rule. Works with no API key, invents no figure, loses no word.';
/** Articles that are shown. */
const CARDS = 3;

/** The first page of the site. */
export const landingPage: PlacedPage = {
  path: '/',
  make: (facts) => ({
    title: 'Pagewright: an SEO score that explains every point',
    description: DESCRIPTION,
    sharedTitle: 'Every point of the score, explained',
    sharedDescription:
      'Research, brief, write, score, publish, measure. Try the score on your own text, without signing up.',
    isIndexed: true,
    isForVisitors: true,
    lastModified: '2026-11-22',
    scripts: ['demo'],
    data: landingData(facts.origin, DESCRIPTION),
    body: markup`${hero(facts)}${demonstration()}${way()}${promises()}${forWhom()}${readNext()}${frequentQuestions()}${closingCall(
      'Bring one article. Find its largest gains.',
      markup`<a class="button for-visitors" href="/sign-up">Create an account</a><a class="button plain" href="/features">See the features</a>`,
    )}`,
  }),
};

function hero(facts: SiteFacts): Markup {
  const shown =
    'An article in the editor beside its explained score: the largest gains, the parts, and a finding whose places are marked in the text';
  return markup`<section class="hero wide">
<div>
<p class="eyebrow">Research → brief → write → score → publish → measure</p>
<h1>Every point of the score, explained.</h1>
<p class="lead">Pagewright tells you what would improve your article, by how many points, and on what evidence. It works with no API key, it never invents a figure, and every save can be brought back.</p>
<p class="actions"><a class="button" href="#try">Try it on your text</a><a class="button plain for-visitors" href="/sign-up">Create an account</a></p>
<p class="quiet">No card. No key of any other service. Free plan, and 14 days of Professional to try.</p>
</div>
${picture(facts, 'explained-score', { alt: shown })}
</section>`;
}

function way(): Markup {
  return markup`<section class="wide" aria-labelledby="way">
<h2 id="way">From an idea to a page that is read</h2>
<ol class="steps">${steps.map(({ name, text }) => markup`<li><h3>${name}</h3><p>${text}</p></li>`)}</ol>
</section>`;
}

function promises(): Markup {
  return markup`<section class="wide" aria-labelledby="rules">
<h2 id="rules">Seven rules we keep, and where you can check them</h2>
<dl class="proofs">${rules.map(({ rule, check }) => markup`<div><dt>${rule}</dt><dd>${withCommands(check)}</dd></div>`)}</dl>
<p class="quiet">These tests come with the software. Whoever runs it can run them. <a href="/security">What we promise and what not</a></p>
</section>`;
}

/** Parts in backticks as code. */
function withCommands(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));
}

function forWhom(): Markup {
  return markup`<section class="wide" aria-labelledby="readers">
<h2 id="readers">For people who answer for what they publish</h2>
<ul class="readers">${readers.map(({ who, need }) => markup`<li><h3>${who}</h3><p>${need}</p></li>`)}</ul>
</section>`;
}

function readNext(): Markup {
  return markup`<section class="wide next-reads" aria-labelledby="articles">
<h2 id="articles">From the blog</h2>
<p>Every article shows the score from our own engine.</p>
<ul class="cards">${articles.slice(0, CARDS).map((article) => markup`<li class="card">${articleCard(article, 'h3')}</li>`)}</ul>
</section>`;
}

function frequentQuestions(): Markup {
  return markup`<section class="narrow questions" aria-labelledby="questions">
<h2 id="questions">Questions</h2>
${questions.map(
  ({ question, answer, more }) =>
    markup`<details><summary>${question}</summary><p>${answer}${more !== undefined && markup` <a href="${more.path}">${more.name}</a>`}</p></details>`,
)}
</section>`;
}
