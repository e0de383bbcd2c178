import { mapInTurns } from '../../in-turns.ts';
import { Markup, markup, type MarkupValue } from '../pages/markup.ts';
import { pagePolicy } from '../pages/send-page.ts';
import { pageStyle } from '../pages/style.ts';
import { callsByFeature, type ApiDocument, type Call, type Schema } from './api-document.ts';
import { curlExample } from './example.ts';
import { apiDocsMessages as say } from './messages.ts';
import { schemaTree, typeLabel } from './schema-tree.ts';

const style = `${pageStyle}
body{font-size:.95rem;line-height:1.55}h1{margin:0 0 .3em}
.frame{display:grid;grid-template-columns:minmax(0,1fr);max-width:76rem;margin:0 auto;padding:2rem 1.25rem 5rem;gap:2rem}
.contents{max-height:45vh;overflow-y:auto}
@media (min-width:60rem){.frame{grid-template-columns:17rem minmax(0,1fr);gap:3.5rem}.contents{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:1rem 0}}
.contents h2{font-size:1rem;margin:0 0 .5em}.contents ul{list-style:none;padding:0;margin:0 0 1rem}.contents li{margin:.1em 0}.contents ul a{display:block;padding:.2em 0;color:var(--muted);text-decoration:none;font-size:.86rem;line-height:1.4;overflow-wrap:anywhere}.contents ul a:hover{color:var(--brand);text-decoration:underline}
.contents .feature{color:var(--ink);font-weight:600}
.call{border-top:1px solid var(--line);padding-top:1.5rem;margin-top:2.5rem}.call h3{margin:0 0 .5em;font-size:1.1rem;overflow-wrap:anywhere}
.call h4{margin:1.4em 0 .4em;font-size:.9rem;color:var(--muted);letter-spacing:0}.feature-title{margin-top:3.5rem;text-transform:capitalize}
.method{display:inline-block;min-width:4.2em;font:600 .78rem/1.6 var(--code);color:var(--brand)}.contents .method{min-width:4em;font-size:.7rem}
.access{display:inline-block;background:var(--tint);border-radius:4px;padding:.05em .6em;font-size:.82rem;color:var(--muted)}
.fields{list-style:none;padding:0;margin:.3em 0}.fields li{padding:.3em 0 .3em .9em;border-left:2px solid var(--line)}.type{color:var(--muted);font-size:.86rem;overflow-wrap:anywhere}
.refusals{margin:0;padding:0;list-style:none;display:grid;gap:.1em}`;

/** The content security policy of the reference. */
export const API_DOCS_POLICY = pagePolicy({ css: style });

/**
 * The reference of the API as one page of HTML without a script, all of it open to the browser's own search. It is made in
 * pieces.
 */
export async function apiDocsPage(document: ApiDocument): Promise<string> {
  const server = document.servers[0]?.url ?? '';
  const features = callsByFeature(document);
  const calls = [...features.values()].flat();
  const sections = new Map(
    await mapInTurns(
      calls,
      (call) => [call, callSection(call, server, document.components.schemas)] as const,
    ),
  );
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${document.info.title}: ${say.title}</title>
<meta name="description" content="${say.description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="color-scheme" content="light dark">
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#reference">${say.skip}</a>
<div class="frame">
<nav class="contents" aria-label="${say.contents}" tabindex="0">
<h2>${document.info.title}</h2>
<ul><li><a class="feature" href="#begin">${say.begin}</a></li></ul>
${[...features].map(([feature, calls]) => contentsOf(feature, calls))}
</nav>
<main id="reference" tabindex="-1">
<h1>${say.title}</h1>
<p class="quiet">${say.description} ${document.info.version}</p>
${beginning(document, server)}
${[...features].map(
  ([feature, calls]) => markup`<section aria-labelledby="feature-${feature}">
<h2 class="feature-title" id="feature-${feature}">${feature}</h2>
${calls.map((call) => sections.get(call) ?? null)}</section>
`,
)}
</main>
</div>
</body>
</html>
`.text;
}

function contentsOf(feature: string, calls: readonly Call[]): Markup {
  return markup`<ul>
<li><a class="feature" href="#feature-${feature}">${feature}</a></li>
${calls.map((call) => markup`<li><a href="#${call.operationId}"><span class="method">${call.method}</span>${call.path}</a></li>\n`)}</ul>
`;
}

function beginning(document: ApiDocument, server: string): Markup {
  const signIn = `curl -c cookies.txt -X POST '${server}/auth/sign-in/email' \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'
TOKEN=$(curl -s -b cookies.txt '${server}/auth/token' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
  const refusal = document.components.schemas['Error'];
  return markup`<section aria-labelledby="begin">
<h2 id="begin">${say.begin}</h2>
<p>${say.base} <code>${server}</code></p>
<p>${say.json} <a href="/api/openapi.json"><code>/api/openapi.json</code></a>.</p>
<p>${say.token}</p>
<pre tabindex="0"><code>${signIn}</code></pre>
<p>${say.apiTokens}</p>
<p>${say.refusals}</p>
${refusal ? schemaTree(refusal, document.components.schemas) : null}
<p>${say.pages}</p>
<p>${say.again}</p>
<p>${say.progress}</p>
<p>${say.runs}</p>
</section>`;
}

function callSection(call: Call, server: string, schemas: Readonly<Record<string, Schema>>): Markup {
  const answers = Object.entries(call.responses);
  return markup`<section class="call" aria-labelledby="${call.operationId}">
<h3 id="${call.operationId}"><span class="method">${call.method}</span> <code>${call.path}</code></h3>
<p>${call.summary} <span class="access">${say.access[call['x-access']]}</span>${call['x-token-scope'] !== undefined && markup` <span class="access">${say.apiToken(call['x-token-scope'])}</span>`}${call['x-streams'] && markup` <span class="access">${say.streams}</span>`}</p>
${parameters(call, schemas)}
${body(say.body, call.requestBody?.content, schemas)}
${answers
  .filter(([status]) => status < '300')
  .map(
    ([status, answer]) =>
      body(`${say.answer} ${status}`, answer.content, schemas) ??
      markup`<h4>${say.answer} ${status}: ${say.noBody}</h4>`,
  )}
<h4>${say.refusedWith}</h4>
<ul class="refusals">${answers.filter(([status]) => status >= '300').map(([status, answer]) => markup`<li><code>${status}</code> ${answer.description}</li>`)}</ul>
<h4>${say.example}</h4>
<pre tabindex="0"><code>${curlExample(call, server)}</code></pre>
</section>
`;
}

function parameters(call: Call, schemas: Readonly<Record<string, Schema>>): MarkupValue {
  if (call.parameters.length === 0) return null;
  return markup`<h4>${say.parameters}</h4>
<ul class="fields">${call.parameters.map(
    ({ name, in: place, required, description, schema }) =>
      markup`<li><code>${name}</code> <span class="type">${say.place[place]}, ${typeLabel(schema, schemas)}${
        !required && `, ${say.optional}`
      }${schema.default !== undefined && `, ${say.absentMeans(JSON.stringify(schema.default))}`}</span>${description !== undefined && markup`<br>${description}`}</li>`,
  )}</ul>`;
}

function body(
  title: string,
  content: Readonly<Record<string, { readonly schema: Schema }>> | undefined,
  schemas: Readonly<Record<string, Schema>>,
): Markup | null {
  const [media, entry] = Object.entries(content ?? {})[0] ?? [];
  if (media === undefined || !entry) return null;
  return markup`<h4>${title}: <code>${media}</code></h4>
<p class="type">${typeLabel(entry.schema, schemas)}${entry.schema.description !== undefined && `. ${entry.schema.description}`}</p>
${schemaTree(entry.schema, schemas)}`;
}
