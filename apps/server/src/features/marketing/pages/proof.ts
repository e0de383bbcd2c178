import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { FIGURES } from '../figures.ts';
import type { PlacedPage } from '../page.ts';
import { renderCallToAction } from './call-to-action.ts';
import { rules } from './proof/rules.ts';

const { validity, security, engine } = FIGURES;

/** Measurements of the score, security, and analyses, including missed goals. */
export const proofPage: PlacedPage = {
  path: '/proof',
  render: () => ({
    title: 'How we test Pagewright: figures, and what they miss',
    description:
      'How well the score tells real articles from fakes, how every API call is attacked in tests, and how good the analyses are. Missed goals included.',
    sharedTitle: 'How we test it, and what we missed',
    sharedDescription: 'Measured figures for the score, security, and the analyses.',
    isIndexed: true,
    styles: ['landing'],
    lastModified: '2026-11-25',
    body: markup`<article class="narrow prose">
<h1>How we test it, and what we missed</h1>
<p class="lead">Every figure on this page was measured by a program that comes with the software. We print the goals we missed as well as the ones we met.</p>
<p class="quiet">Engine ${FIGURES.engineVersion}, measured on ${FIGURES.measuredOn}.</p>
<h2 id="score">Does the score mean anything?</h2>
<p>We kept ${validity.articles} real articles out of the tuning, made fakes of each in ${validity.kindsOfFakes} ways (shuffled words, stuffed keywords, filler, two articles mixed), and scored them all. We looked at these results ${validity.prints} times during development, so the articles are no longer fully unseen.</p>
${table(
  'Figures for the score',
  ['What we measured', 'Result', 'Our goal'],
  [
    [
      'Fakes that score at least ten points below the real article',
      `${validity.beaten.percent}% (${validity.beaten.interval})`,
      `${validity.beaten.goal}%`,
    ],
    [
      'Fakes that still get a green score',
      `${validity.stillGreen.percent}%`,
      `${validity.stillGreen.goal}% or less`,
    ],
    [
      'Real articles that lose more than two points to the checks against fakes',
      `${validity.marksDown.percent}%`,
      `${validity.marksDown.goal}% or less`,
    ],
    [
      `Agreement with human grades for ${validity.essays.count} essays (rank correlation)`,
      String(validity.essays.score),
      String(validity.essays.goal),
    ],
    ['The same for counting words alone', String(validity.essays.words), '—'],
  ],
)}
<p>Two readers who saw no scores also ranked ${validity.rankedArticles} articles. Their rankings agree with each other at ${validity.readersWithEachOther}; the score’s order agrees with theirs at ${validity.readers.join(' and ')}.</p>
<p><strong>What the score can’t tell:</strong> whether something is true, whether a source really says what it is cited for, or whether sentences are in the right order. It doesn’t predict rankings. <a href="/help/score">How the score works</a></p>
<h2 id="security">Is my workspace safe?</h2>
<p>One test makes each of the ${security.calls} API calls as ${security.callers} kinds of callers, from nobody to the admin of another workspace, and looks for a single word that isn’t theirs. A browser with its protection turned off is shown ${security.hostileTexts} hostile texts on public pages and runs none of them. Anyone who runs the software can repeat this with <code>npm run test:security</code>.</p>
<p>No outside firm has tested it, and we hold no certificate. <a href="/security">What we promise and what we don’t</a></p>
<h2 id="analyses">How good are the analyses?</h2>
${table(
  'Figures for the analyses',
  ['What we measured', 'Result'],
  [
    ['Reading ease compared with texts graded by level (CEFR, correlation)', String(engine.readability.cefr)],
    ['The same for graded news articles (OneStopEnglish)', String(engine.readability.oneStop)],
    ['Language of a sentence identified correctly, seven languages', `${engine.language.sentence}%`],
    ['The same for four to eight words', `${engine.language.fewWords}%`],
  ],
)}
<p>All of these figures come from texts we didn’t use for tuning. To repeat the measurement, run <code>npm run bench:engine</code>.</p>
<h2 id="rules">Seven rules, and how you can check them</h2>
<dl class="proofs">${rules.map(({ rule, check }) => markup`<div><dt>${rule}</dt><dd>${renderCommands(check)}</dd></div>`)}</dl>
</article>
${renderCallToAction(
  'See it on your own text',
  markup`<a class="button" href="/#try">Try it with your text</a><a class="button plain for-visitors" href="/sign-up">Create a free account</a>`,
)}`,
  }),
};

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
