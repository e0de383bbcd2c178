import { TRIAL_DAYS, TRIAL_PLAN } from '@pagewright/contract/payment';
import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { renderPicture } from '../render-picture.ts';
import { FIGURES } from '../figures.ts';
import type { SiteFacts } from '../site-facts.ts';
import { renderCallToAction } from './call-to-action.ts';
import { renderCard } from './blog/article-card.ts';
import { articles } from './blog/articles.ts';
import { renderDemo } from './landing/demo.ts';
import { structuredData } from './landing/structured-data.ts';
import { prepareSampleScore, sampleScore } from './landing/sample.ts';
import { renderScoreCard } from './landing/render-score.ts';
import { questions, readers, steps } from './landing/landing-texts.ts';

const DESCRIPTION =
  'The SEO editor that explains its score: what to fix first, how many points each fix is worth, and what competing pages cover that yours doesn’t.';
/** Number of articles shown. */
const CARDS = 3;

/** The home page of the site. */
export const landingPage: PlacedPage = {
  path: '/',
  prepare: prepareSampleScore,
  render: (facts) => ({
    title: 'Pagewright: the SEO editor that explains its score',
    description: DESCRIPTION,
    sharedTitle: 'The SEO editor that explains its score',
    sharedDescription:
      'Paste a draft and see what to fix first and how many points each fix is worth. No sign-up needed.',
    isIndexed: true,
    isForVisitors: true,
    lastModified: '2026-11-25',
    styles: ['landing', 'demo'],
    scripts: ['demo'],
    data: structuredData(facts.origin, DESCRIPTION),
    body: markup`${renderHero(facts)}${renderDemo()}${renderSteps(facts)}${proof()}${renderAudiences()}${renderArticles()}${frequentQuestions()}${renderCallToAction(
      'Bring one article. See what to fix first.',
      markup`<a class="button for-visitors" href="/sign-up">Create a free account</a><a class="button plain" href="/features">See the features</a>`,
    )}`,
  }),
};

function renderHero({ paymentSources }: SiteFacts): Markup {
  // Without sales, there is no trial either.
  const offer =
    paymentSources === null
      ? 'The free plan has every tool.'
      : `The free plan includes ${TRIAL_DAYS} days of ${TRIAL_PLAN}: no card needed, and afterwards you’re back on Free.`;
  return markup`<section class="hero wide">
<div>
<p class="eyebrow">For marketing teams, agencies, and bloggers</p>
<h1>The SEO editor that explains its score.</h1>
<p class="lead">Paste a draft, and Pagewright shows what to fix first, how many points each fix is worth, and what competing pages cover that yours doesn’t.</p>
<p class="actions"><a class="button" href="#try">Try it with your text</a><a class="for-visitors" href="/sign-up">Create a free account</a></p>
<p class="quiet">No sign-up needed to try it. ${offer}</p>
</div>
${renderScoreCard(sampleScore())}
</section>`;
}

function renderSteps(facts: SiteFacts): Markup {
  return markup`<section class="wide" aria-labelledby="way">
<h2 id="way">From the first idea to a page that keeps its readers</h2>
<ul class="shows">${steps.map(
    ({ name, text, picture: shot, alt }) =>
      markup`<li>${renderPicture(facts, shot, { alt })}<h3>${name}</h3><p>${text}</p></li>`,
  )}</ul>
<p><a href="/features">All features</a></p>
</section>`;
}

function proof(): Markup {
  const { validity, security, engine } = FIGURES;
  const proofs = [
    {
      figure: `${validity.beaten.percent}%`,
      claim: `of fake articles, made in ${validity.kindsOfFakes} ways, score at least ten points below the real one. Our goal is ${validity.beaten.goal}%.`,
      link: { name: 'How we test the score', path: '/proof#score' },
    },
    {
      figure: `${security.calls} × ${security.callers}`,
      claim: `Every API call is tried by ${security.callers} kinds of callers, to make sure nobody sees what isn’t theirs.`,
      link: { name: 'How we test security', path: '/proof#security' },
    },
    {
      figure: String(engine.readability.cefr).replace(/^0/, ''),
      claim: 'is how closely our reading ease matches texts that teachers graded by level (1 is perfect).',
      link: { name: 'How good the analyses are', path: '/proof#analyses' },
    },
  ];
  return markup`<section class="wide" aria-labelledby="proof">
<h2 id="proof">Measured, not claimed</h2>
<ul class="cards figures">${proofs.map(
    ({ figure, claim, link }) =>
      markup`<li class="card"><p class="figure">${figure}</p><p>${claim}</p><p><a href="${link.path}">${link.name}</a></p></li>`,
  )}</ul>
</section>`;
}

function renderAudiences(): Markup {
  return markup`<section class="wide" aria-labelledby="readers">
<h2 id="readers">Who it’s for</h2>
<ul class="readers">${readers.map(({ who, need }) => markup`<li><h3>${who}</h3><p>${need}</p></li>`)}</ul>
</section>`;
}

function renderArticles(): Markup {
  return markup`<section class="wide next-reads" aria-labelledby="articles">
<h2 id="articles">From the blog</h2>
<p>Every article shows the score from our own engine.</p>
<ul class="cards">${articles.slice(0, CARDS).map((article) => markup`<li class="card">${renderCard(article, 'h3')}</li>`)}</ul>
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
