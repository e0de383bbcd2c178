import { TRIAL_DAYS, TRIAL_PLAN } from '@pagewright/contract/payment';
import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import type { SitePage } from '../page.ts';
import { renderPicture } from '../render-picture.ts';
import type { SiteFacts } from '../site-facts.ts';
import { renderCallToAction } from './call-to-action.ts';
import { renderCard } from './blog/article-card.ts';
import { articles } from './blog/articles.ts';
import { renderDemo } from './landing/demo.ts';
import { landingMessages as say } from './landing/messages.ts';
import { structuredData } from './landing/structured-data.ts';
import { prepareSampleScore, sampleScore } from './landing/sample.ts';
import { renderScoreCard } from './landing/render-score.ts';

/** Number of articles shown. */
const CARDS = 3;

/** The home page of the site. */
export const landingPage: SitePage = {
  path: '/',
  prepare: prepareSampleScore,
  render: (facts) => ({
    title: say.title,
    description: say.description,
    sharedTitle: say.sharedTitle,
    sharedDescription: say.sharedDescription,
    isIndexed: true,
    isForVisitors: true,
    lastModified: '2026-11-25',
    styles: ['landing', 'demo'],
    scripts: ['demo'],
    data: structuredData(facts.origin),
    body: markup`${renderHero(facts)}${renderDemo()}${renderSteps(facts)}${proof()}${renderAudiences()}${renderArticles()}${frequentQuestions()}${renderCallToAction(
      say.close,
      markup`<a class="button for-visitors" href="/sign-up">${site.createFreeAccount}</a><a class="button plain" href="/features">${say.seeFeatures}</a>`,
    )}`,
  }),
};

function renderHero({ paymentSources }: SiteFacts): Markup {
  // Without sales, there is no trial either.
  const offer = paymentSources === null ? say.freePlan : say.trial(TRIAL_DAYS, TRIAL_PLAN);
  return markup`<section class="hero wide">
<div>
<p class="eyebrow">${say.forWhom}</p>
<h1>${site.claim}</h1>
<p class="lead">${say.lead}</p>
<p class="actions"><a class="button" href="#try">${site.tryWithYourText}</a><a class="for-visitors" href="/sign-up">${site.createFreeAccount}</a></p>
<p class="quiet">${say.noSignUp} ${offer}</p>
</div>
${renderScoreCard(sampleScore())}
</section>`;
}

function renderSteps(facts: SiteFacts): Markup {
  return markup`<section class="wide" aria-labelledby="way">
<h2 id="way">${say.way}</h2>
<ul class="shows">${say.steps.map(
    ({ name, text, picture: shot, alt }) =>
      markup`<li>${renderPicture(facts, shot, { alt })}<h3>${name}</h3><p>${text}</p></li>`,
  )}</ul>
<p><a href="/features">${say.allFeatures}</a></p>
</section>`;
}

function proof(): Markup {
  return markup`<section class="wide" aria-labelledby="proof">
<h2 id="proof">${say.measured}</h2>
<ul class="cards figures">${say
    .proofs()
    .map(
      ({ figure, claim, link }) =>
        markup`<li class="card"><p class="figure">${figure}</p><p>${claim}</p><p><a href="${link.path}">${link.name}</a></p></li>`,
    )}</ul>
</section>`;
}

function renderAudiences(): Markup {
  return markup`<section class="wide" aria-labelledby="readers">
<h2 id="readers">${say.readersTitle}</h2>
<ul class="readers">${say.readers.map(({ who, need }) => markup`<li><h3>${who}</h3><p>${need}</p></li>`)}</ul>
</section>`;
}

function renderArticles(): Markup {
  return markup`<section class="wide next-reads" aria-labelledby="articles">
<h2 id="articles">${say.fromBlog}</h2>
<p>${say.articlesShowScore}</p>
<ul class="cards">${articles()
    .slice(0, CARDS)
    .map((article) => markup`<li class="card">${renderCard(article, 'h3')}</li>`)}</ul>
</section>`;
}

function frequentQuestions(): Markup {
  return markup`<section class="narrow questions" aria-labelledby="questions">
<h2 id="questions">${say.questionsTitle}</h2>
${say.questions.map(
  ({ question, answer, more }) =>
    markup`<details><summary>${question}</summary><p>${answer}${more !== undefined && markup` <a href="${more.path}">${more.name}</a>`}</p></details>`,
)}
</section>`;
}
