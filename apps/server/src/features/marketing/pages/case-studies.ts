import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import type { SitePage } from '../page.ts';
import { renderCallToAction } from './call-to-action.ts';
import { storiesMessages } from './stories/messages.ts';

const CASE = '/blog/case-study-content-score-five-edits';

/** The scores of the measured case's versions; `npm run score` reproduces them. */
const SCORES = [41, 54, 59, 82, 80, 95];

/** One measured case, and samples that are marked as such. */
export const caseStudiesPage: SitePage = {
  path: '/case-studies',
  render: () => {
    const say = storiesMessages.cases;
    return {
      title: say.title,
      description: say.description,
      sharedTitle: say.sharedTitle,
      sharedDescription: say.sharedDescription,
      isIndexed: true,
      styles: ['landing'],
      lastModified: '2026-11-22',
      body: markup`<div class="wide cases">
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
${measured()}
<h2>${say.samplesTitle}</h2>
<p>${say.samplesLead}</p>
<ul class="cards">${say.samples.map(
        ({
          title,
          task,
          way,
          look,
        }) => markup`<li class="card"><p><span class="badge sample">${site.sample}</span></p>
<h3>${title}</h3>
<h4>${say.task}</h4><p>${task}</p>
<h4>${say.way}</h4><p>${way}</p>
<h4>${say.look}</h4><p>${look}</p></li>`,
      )}</ul>
</div>
${renderCallToAction(
  say.close,
  markup`<a class="button" href="/#try">${site.tryTheScore}</a><a class="button plain" href="/contact">${say.publishHere}</a>`,
)}`,
    };
  },
};

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
