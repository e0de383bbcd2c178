import {
  apiDocsMessages as say,
  callsByFeature,
  callSection,
  gettingStarted,
  withCode,
  type ApiDocument,
  type Call,
} from '../../../../platform/http/api-docs/index.ts';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { mapYielding } from '../../../../platform/async/map-yielding.ts';
import { breadcrumbs } from '../../breadcrumbs.ts';
import { tableOfContents } from '../../table-of-contents.ts';
import {
  countLine,
  matchesQuery,
  filterAttributes,
  listingPage,
  searchField,
  type Listed,
  type ListingQuery,
} from '../../listing.ts';
import type { SitePage } from '../../page.ts';

export const API_DOCS_PATH = '/api-docs';
const GETTING_STARTED_PATH = `${API_DOCS_PATH}/getting-started`;
const WORDS = {
  path: API_DOCS_PATH,
  label: say.search,
  placeholder: say.searchExample,
  one: say.call,
  several: say.calls,
} as const;

/**
 * The API reference: a searchable list of all endpoints, a getting-started page, and one page per feature. Built in
 * small steps, so that other requests are not blocked.
 */
export async function apiDocsPages(document: ApiDocument): Promise<SitePage[]> {
  const features = callsByFeature(document);
  const sections = new Map(
    await mapYielding(
      [...features].flatMap(([, calls]) => calls),
      (call) => [call, callSection(call, document)] as const,
    ),
  );
  return [
    listingPage(API_DOCS_PATH, {}, (_facts, query) => ({
      title: 'Pagewright API reference',
      description: say.description,
      sharedTitle: say.title,
      lastModified: null,
      styles: ['reference'],
      scripts: ['listing'],
      body: listBody(features, query),
    })),
    partPage(GETTING_STARTED_PATH, say.begin, gettingStarted(document)),
    ...[...features].map(([feature, calls]) =>
      partPage(
        pathOf(feature),
        nameOf(feature),
        markup`${calls.map((call) => sections.get(call) ?? null)}`,
        tableOfContents(calls.map((call) => ({ id: call.operationId, text: titleOf(call) }))),
      ),
    ),
  ];
}

function listBody(features: ReadonlyMap<string, readonly Call[]>, query: ListingQuery): Markup {
  const count = [...features.values()].flat().filter((call) => matchesQuery(listed(call), query)).length;
  return markup`<div class="wide listing reference" data-listing>
<h1>${say.title}</h1>
<p class="lead">${say.description}</p>
<p><a href="${GETTING_STARTED_PATH}">${say.firstSteps}</a></p>
${searchField(query, WORDS)}
${countLine(count, WORDS)}
${[...features].map(
  ([feature, calls]) =>
    markup`<section class="topics"><h2><a href="${pathOf(feature)}">${nameOf(feature)}</a></h2><ul>${calls.map(
      (call) =>
        markup`<li id="${call.operationId}" ${filterAttributes(listed(call), query)}><h3><a href="${pathOf(feature)}#${call.operationId}"><span class="method">${call.method}</span> <code>${call.path}</code></a></h3><p>${withCode(call.summary)}</p></li>\n`,
    )}</ul></section>`,
)}
<div class="nothing" data-nothing${count > 0 && markup` hidden`}><h2>${say.noneFound} “<span data-term>${query.term}</span>”</h2><p>${say.noneFoundHelp}</p><p><a class="button plain" href="${API_DOCS_PATH}" data-clear>${say.clear}</a></p></div>
</div>`;
}

function partPage(path: string, name: string, body: Markup, aside: Markup | null = null): SitePage {
  return {
    path,
    render: () => ({
      title: `${name}: Pagewright API reference`,
      description: `${name}. ${say.description}`,
      sharedTitle: `${say.title}: ${name}`,
      isIndexed: true,
      styles: ['reference'],
      lastModified: null,
      body: markup`<div class="wide">
<article class="reading reference">
<header>
${breadcrumbs([
  { name: say.title, path: API_DOCS_PATH },
  { name, path },
])}
<h1>${name}</h1>
</header>
${aside !== null && markup`<aside aria-label="${say.contents}">${aside}</aside>`}
<div class="prose">${body}</div>
</article>
</div>`,
    }),
  };
}

const pathOf = (feature: string): string => `${API_DOCS_PATH}/${feature}`;
const titleOf = ({ method, path }: Call): string => `${method} ${path}`;

/** A feature's display name; the contract has it in path form. */
function nameOf(feature: string): string {
  const words = feature.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listed(call: Call): Listed {
  return {
    searchText: `${titleOf(call)}\n${call.summary.replaceAll('`', '')}`,
    category: null,
  };
}
