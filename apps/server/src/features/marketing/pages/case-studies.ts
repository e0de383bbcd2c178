import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import { renderCallToAction } from './call-to-action.ts';
import { productPage } from './product-page.ts';
import type { SampleStory } from './stories/messages.en.ts';
import { storiesMessages } from './stories/messages.ts';

const CASE = '/blog/case-study-content-score-five-edits';

/** The scores of the measured case's versions; `npm run score` reproduces them. */
const SCORES = [41, 54, 59, 82, 80, 95];

/** One measured case, and samples that are marked as such. */
export const caseStudiesPage = productPage({
  path: '/case-studies',
  lastModified: '2026-11-22',
  texts: () => storiesMessages.cases,
  body: (top) => {
    const say = storiesMessages.cases;
    return markup`<div class="wide cases">
${top}
${measured()}
<h2>${say.samplesTitle}</h2>
<p>${say.samplesLead}</p>
<ul class="cards">${say.samples.map(sample)}</ul>
</div>
${renderCallToAction(
  say.close,
  markup`<a class="button" href="/#try">${site.tryTheScore}</a><a class="button plain" href="/contact">${say.publishHere}</a>`,
)}`;
  },
});

function sample({ title, task, way, look }: SampleStory): Markup {
  const say = storiesMessages.cases;
  return markup`<li class="card"><p><span class="badge sample">${site.sample}</span></p>
<h3>${title}</h3>
<h4>${say.task}</h4><p>${task}</p>
<h4>${say.way}</h4><p>${way}</p>
<h4>${say.look}</h4><p>${look}</p></li>`;
}

function measured(): Markup {
  const say = storiesMessages.cases.measured;
  return markup`<section class="measured card" aria-labelledby="measured">
<div>
<h2 id="measured">${say.title}</h2>
<p>${say.text}</p>
<p class="quiet">${say.how}</p>
<p><a class="button plain" href="${CASE}">${say.readCase}</a></p>
</div>
<table class="climb"><caption class="hidden">${say.caption}</caption><thead class="hidden"><tr><th scope="col">${say.version}</th><th scope="col">${say.score}</th></tr></thead><tbody>${SCORES.map(
    (score, index) =>
      markup`<tr><th scope="row">${say.edits[index] ?? ''}</th><td><div><meter min="0" max="100" value="${score}" aria-hidden="true"></meter><span>${score}</span></div></td></tr>`,
  )}</tbody></table>
</section>`;
}
