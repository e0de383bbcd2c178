import { markup, type Markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { closingCall } from './closing-call.ts';

const CASE = '/blog/case-study-content-score-five-edits';

/** The versions of the measured case with the score of each: `npm run score` gives them again. */
const versions: readonly (readonly [edit: string, score: number])[] = [
  ['First draft', 41],
  ['Subject in title and text', 54],
  ['Title, description and address for results', 59],
  ['Short sentences', 82],
  ['Headings and a list', 80],
  ['Sources and a missing section', 95],
];

/** Stories that show a way of working; the page marks them as made up. */
const samples = [
  {
    title: 'A garden shop with two writers',
    task: 'Forty old guides, two people, one afternoon a week.',
    way: markup`The calendar proposes refreshes for pages that lost a tenth of their readers. They take one each week, check dates and prices, run a passage duel on the three main questions, and save. A public page changes only then.`,
    look: 'Views of each page against the same month last year, in Own Numbers.',
  },
  {
    title: 'An agency that must show its sources',
    task: 'Clients ask where a claim in a brief comes from.',
    way: markup`Each brief opens to the pages behind each field, and is exported as DOCX with its evidence. Articles need approval before they go public; the activity log tells who approved what.`,
    look: 'How many drafts come back from review, and with which word.',
  },
  {
    title: 'A clinic that may send nothing outside',
    task: 'No text may leave the house.',
    way: markup`Pagewright runs on a server of the clinic. No key is set, so the built-in engine does the work. <code>OUTGOING_PUBLIC=false</code> closes the way to the public web; competitor pages are pasted. A model on the same machine can word suggestions where the operator allows it.`,
    look: 'Settings, API Keys: the list of language models that were asked this month. It stays empty, or names the one in the house.',
  },
] as const;

/** One case that was measured, and samples that are marked as such. */
export const caseStudiesPage: PlacedPage = {
  path: '/case-studies',
  make: () => ({
    title: 'Case studies: one measured, three samples',
    description:
      'One case that we measured ourselves, step by step, and three sample stories, marked as samples, that show how teams could work with Pagewright.',
    sharedTitle: 'Case studies, honestly labeled',
    sharedDescription: 'What we measured, and what is a sample.',
    isIndexed: true,
    lastModified: '2026-11-22',
    body: markup`<div class="wide cases">
<h1>One measured case, three samples</h1>
<p class="lead">We do not have permission to print customers’ results, so we print none. The first case is our own and can be repeated. The other three are samples: the workspaces and people in them are made up, and they claim no results.</p>
${measured()}
<h2>Samples</h2>
<p>Made up to show a way of working. No real workspace, no real result.</p>
<ul class="cards">${samples.map(
      ({ title, task, way, look }) => markup`<li class="card"><p><span class="badge sample">Sample</span></p>
<h3>${title}</h3>
<h4>The task</h4><p>${task}</p>
<h4>The way</h4><p>${way}</p>
<h4>What to look at afterwards</h4><p>${look}</p></li>`,
    )}</ul>
</div>
${closingCall(
  'Measure your own: one draft, one edit at a time',
  markup`<a class="button" href="/#try">Try the score</a><a class="button plain" href="/contact">Have it printed here</a>`,
)}`,
  }),
};

function measured(): Markup {
  return markup`<section class="measured card" aria-labelledby="measured">
<div>
<h2 id="measured">Measured by us: one draft, five edits</h2>
<p>A weak draft of 366 words went from 41 to 95 points in five edits. Every step is shown, also the one that cost two points.</p>
<p class="quiet">Our own measurement, November 2026, engine on the command line, no pages to compare with.</p>
<p><a class="button plain" href="${CASE}">Read the whole case</a></p>
</div>
<table class="climb"><caption class="hidden">Score of each version, of 100 points</caption><thead class="hidden"><tr><th scope="col">Version</th><th scope="col">Score</th></tr></thead><tbody>${versions.map(
    ([edit, score]) =>
      markup`<tr><th scope="row">${edit}</th><td><div><meter min="0" max="100" value="${score}" aria-hidden="true"></meter><span>${score}</span></div></td></tr>`,
  )}</tbody></table>
</section>`;
}
