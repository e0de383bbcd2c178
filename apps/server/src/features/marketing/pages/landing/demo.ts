import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../../messages.ts';
import { landingMessages } from './messages.ts';
import { scoreLine, renderResult } from './render-score.ts';
import { sampleScore } from './sample.ts';

/**
 * The demo, which opens with a scored sample: `apps/web/marketing/demo.ts` fills it. Its fields have no names, so no
 * form can submit their content.
 */
export function renderDemo(): Markup {
  const score = sampleScore();
  const { demo: say, sample } = landingMessages;
  return markup`<section class="band" id="try" aria-labelledby="try-title">
<div class="wide">
<h2 id="try-title">${say.title}</h2>
<p class="lead">${say.lead}</p>
<form class="demo card" data-demo novalidate>
<div class="demo-ask">
<label for="demo-text">${say.text}</label>
<textarea id="demo-text" data-demo-text rows="13" spellcheck="false" placeholder="${say.textPlaceholder}" aria-describedby="demo-text-help">${sample.text}</textarea>
<p class="quiet" id="demo-text-help">${say.textHelp}</p>
<label for="demo-keyword">${say.keyword}</label>
<input id="demo-keyword" data-demo-keyword autocomplete="off" value="${sample.keyword}" placeholder="${sample.keyword}" aria-describedby="demo-keyword-help">
<p class="quiet" id="demo-keyword-help">${say.keywordHelp}</p>
<p class="actions"><button class="button" data-demo-score disabled>${say.score}</button>
<button type="button" class="button plain" data-demo-stop hidden>${say.stop}</button>
<button type="button" class="button plain" data-demo-own disabled>${say.own}</button>
<button type="button" class="link" data-demo-sample disabled hidden>${say.backToSample}</button></p>
</div>
<div class="demo-answer">
<p class="demo-status" role="status" data-demo-status>${scoreLine(score)}</p>
<noscript><p>${say.needsScript} <a href="/help/score">${site.howScoreWorks}</a></p></noscript>
<div data-demo-result>
<div data-demo-shown>${renderResult(score)}</div>
<p class="demo-after">${say.after}</p>
<p class="for-visitors"><a class="button" href="/sign-up">${site.createFreeAccount}</a></p>
</div>
<div class="demo-empty" aria-hidden="true"><p>${say.empty}</p></div>
</div>
</form>
</div>
</section>`;
}
