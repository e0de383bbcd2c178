import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { FIGURES } from '../figures.ts';
import { siteMessages as site } from '../messages.ts';
import { formatDay, formatNumber, formatPercent } from '../numbers.ts';
import { renderCallToAction } from './call-to-action.ts';
import { productPage } from './product-page.ts';
import { proofMessages as say } from './proof/messages.ts';

const { engineVersion, measuredOn, validity, security, engine } = FIGURES;

/** Measurements of the score, security, and analyses, including missed goals. */
export const proofPage = productPage({
  path: '/proof',
  lastModified: '2026-11-25',
  texts: () => say,
  body: (top) => markup`<article class="narrow prose">
${top}
<p class="quiet">${say.measuredOn(engineVersion, formatDay(measuredOn))}</p>
${scoreSection()}
${securitySection()}
${analysesSection()}
<h2 id="rules">${say.rulesTitle}</h2>
<dl class="proofs">${say.rules.map(({ rule, check }) => markup`<div><dt>${rule}</dt><dd>${renderCommands(check)}</dd></div>`)}</dl>
</article>
${renderCallToAction(
  site.seeOnYourText,
  markup`<a class="button" href="/#try">${site.tryWithYourText}</a><a class="button plain for-visitors" href="/sign-up">${site.createFreeAccount}</a>`,
)}`,
});

function scoreSection(): Markup {
  const { score } = say;
  const { beaten, stillGreen, marksDown, essays } = validity;
  return markup`<h2 id="score">${score.title}</h2>
<p>${score.text(validity.articles, validity.kindsOfFakes, validity.prints)}</p>
${table(
  score.table,
  [say.measured, say.result, say.goal],
  [
    [score.beaten, say.between(beaten.percent, beaten.interval), formatPercent(beaten.goal)],
    [score.stillGreen, formatPercent(stillGreen.percent), say.orLess(stillGreen.goal)],
    [score.marksDown, formatPercent(marksDown.percent), say.orLess(marksDown.goal)],
    [score.essays(essays.count), formatNumber(essays.score), formatNumber(essays.goal)],
    [say.wordsAlone, formatNumber(essays.words), '—'],
  ],
)}
<p>${score.readers(validity.rankedArticles, validity.readersWithEachOther, validity.readers)}</p>
<p><strong>${score.cannotTell}</strong> ${score.cannot} <a href="/help/score">${site.howScoreWorks}</a></p>`;
}

function securitySection(): Markup {
  const text = say.security.text(security.calls, security.callers, security.hostileTexts);
  return markup`<h2 id="security">${say.security.title}</h2>
<p>${renderCommands(text)}</p>
<p>${say.security.noFirm} <a href="/security">${say.security.promises}</a></p>`;
}

function analysesSection(): Markup {
  const { analyses } = say;
  return markup`<h2 id="analyses">${analyses.title}</h2>
${table(
  analyses.table,
  [say.measured, say.result],
  [
    [analyses.cefr, formatNumber(engine.readability.cefr)],
    [analyses.oneStop, formatNumber(engine.readability.oneStop)],
    [analyses.sentence, formatPercent(engine.language.sentence)],
    [analyses.fewWords, formatPercent(engine.language.fewWords)],
  ],
)}
<p>${renderCommands(analyses.repeat)}</p>`;
}

function table(label: string, head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${head.map((cell) => markup`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    ([first = '', ...rest]) =>
      markup`<tr><th scope="row">${first}</th>${rest.map((cell) => markup`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** Renders parts in backticks as code. */
function renderCommands(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));
}
