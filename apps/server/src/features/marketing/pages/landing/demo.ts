import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { SAMPLE_KEYWORD, SAMPLE_TEXT, sampleScore } from './sample.ts';
import { scoreLine, renderResult } from './render-score.ts';

/**
 * The demo, which opens with a scored sample: `apps/web/marketing/demo.ts` fills it. Its fields have no names, so no
 * form can submit their content.
 */
export function renderDemo(): Markup {
  const score = sampleScore();
  return markup`<section class="band" id="try" aria-labelledby="try-title">
<div class="wide">
<h2 id="try-title">See where each point comes from</h2>
<p class="lead">This is the engine from the editor, scoring a sample. Change the sample or paste your own text: it all runs in your browser, so your text isn’t sent anywhere.</p>
<form class="demo card" data-demo novalidate>
<div class="demo-ask">
<label for="demo-text">Your text</label>
<textarea id="demo-text" data-demo-text rows="13" spellcheck="false" placeholder="Paste at least 50 characters of an article…" aria-describedby="demo-text-help">${SAMPLE_TEXT}</textarea>
<p class="quiet" id="demo-text-help">A first line with # is the title. Other lines with # are headings, lines with - are list items.</p>
<label for="demo-keyword">Keyword</label>
<input id="demo-keyword" data-demo-keyword autocomplete="off" value="${SAMPLE_KEYWORD}" placeholder="rain barrel size" aria-describedby="demo-keyword-help">
<p class="quiet" id="demo-keyword-help">What people would search for.</p>
<p class="actions"><button class="button" data-demo-score disabled>Score it</button>
<button type="button" class="button plain" data-demo-stop hidden>Stop</button>
<button type="button" class="button plain" data-demo-own disabled>Paste your own text</button>
<button type="button" class="link" data-demo-sample disabled hidden>Back to the sample</button></p>
</div>
<div class="demo-answer">
<p class="demo-status" role="status" data-demo-status>${scoreLine(score)}</p>
<noscript><p>Scoring your own text needs JavaScript. Everything else on this page works without it. <a href="/help/score">Read how the score works</a></p></noscript>
<div data-demo-result>
<div data-demo-shown>${renderResult(score)}</div>
<p class="demo-after">In the editor you can add the pages you compete with. The score then also shows which terms, questions, and formats they cover and you don’t.</p>
<p class="for-visitors"><a class="button" href="/sign-up">Create a free account</a></p>
</div>
<div class="demo-empty" aria-hidden="true"><p>The score, its six parts, and the places in your text appear here.</p></div>
</div>
</form>
</div>
</section>`;
}
