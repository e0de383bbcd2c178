import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { renderCallToAction } from './call-to-action.ts';

const CASE = '/blog/case-study-content-score-five-edits';

/** The versions of the measured case with their scores; `npm run score` reproduces them. */
const versions: readonly (readonly [edit: string, score: number])[] = [
  ['First draft', 41],
  ['Subject in title and text', 54],
  ['Title, description, and URL for results', 59],
  ['Short sentences', 82],
  ['Headings and a list', 80],
  ['Sources and a missing section', 95],
];

/** Stories that show a way of working; the page marks them as fictional. */
const samples = [
  {
    title: 'A garden shop with two writers',
    task: 'Forty old guides, two people, one afternoon a week.',
    way: markup`The calendar suggests refreshes for pages that lost 10% of their readers. Each week, they take one, check dates and prices, run a passage duel on the three main questions, and save. The public page changes only then.`,
    look: 'Each page’s views compared with the same month last year, in Own Numbers.',
  },
  {
    title: 'An agency that must show its sources',
    task: 'Clients ask where the claims in a brief come from.',
    way: markup`In every brief, you can open the pages behind each field, and it’s exported as DOCX with its evidence. Articles need approval before they go public; the activity log shows who approved what.`,
    look: 'How many drafts come back from review, and with what notes.',
  },
  {
    title: 'A clinic that can’t send anything outside',
    task: 'No text may leave the building.',
    way: markup`Pagewright runs on the clinic’s own server. No key is set, so the built-in engine does the work. <code>OUTGOING_PUBLIC=false</code> blocks access to the public web; competitor pages are pasted in. A model on the same machine can word suggestions if the operator allows it.`,
    look: 'Settings, API Keys: the list of language models used this month. It stays empty, or shows only the one on that server.',
  },
] as const;

/** One measured case, and samples that are marked as such. */
export const caseStudiesPage: PlacedPage = {
  path: '/case-studies',
  render: () => ({
    title: 'Case studies: one measured, three samples',
    description:
      'One case we measured ourselves, step by step, and three sample stories, marked as samples, that show how teams could work with Pagewright.',
    sharedTitle: 'Case studies, honestly labeled',
    sharedDescription: 'What we measured, and what’s a sample.',
    isIndexed: true,
    styles: ['landing'],
    lastModified: '2026-11-22',
    body: markup`<div class="wide cases">
<h1>One measured case, three samples</h1>
<p class="lead">We don’t have permission to publish customers’ results, so we don’t publish any. The first case is our own, and you can repeat it. The other three are samples: the workspaces and people in them are made up, and they claim no results.</p>
${measured()}
<h2>Samples</h2>
<p>Made up to show how teams could work. No real workspaces, no real results.</p>
<ul class="cards">${samples.map(
      ({ title, task, way, look }) => markup`<li class="card"><p><span class="badge sample">Sample</span></p>
<h3>${title}</h3>
<h4>The task</h4><p>${task}</p>
<h4>The approach</h4><p>${way}</p>
<h4>What to check afterwards</h4><p>${look}</p></li>`,
    )}</ul>
</div>
${renderCallToAction(
  'Measure your own: one draft, one edit at a time',
  markup`<a class="button" href="/#try">Try the score</a><a class="button plain" href="/contact">Have it published here</a>`,
)}`,
  }),
};

function measured(): Markup {
  return markup`<section class="measured card" aria-labelledby="measured">
<div>
<h2 id="measured">Measured by us: one draft, five edits</h2>
<p>A weak draft of 366 words went from 41 to 95 points in five edits. We show every step, including the one that cost two points.</p>
<p class="quiet">Measured by us in November 2026 with the engine on the command line and no pages to compare with.</p>
<p><a class="button plain" href="${CASE}">Read the full case study</a></p>
</div>
<table class="climb"><caption class="hidden">Score of each version, of 100 points</caption><thead class="hidden"><tr><th scope="col">Version</th><th scope="col">Score</th></tr></thead><tbody>${versions.map(
    ([edit, score]) =>
      markup`<tr><th scope="row">${edit}</th><td><div><meter min="0" max="100" value="${score}" aria-hidden="true"></meter><span>${score}</span></div></td></tr>`,
  )}</tbody></table>
</section>`;
}
