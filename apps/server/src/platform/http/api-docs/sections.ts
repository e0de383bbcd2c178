import { markup, type Markup, type MarkupValue } from '../pages/markup.ts';
import type { ApiDocument, Call, Schema } from './api-document.ts';
import { curlExample } from './example.ts';
import { apiDocsMessages as say } from './messages.ts';
import { schemaTree, typeLabel } from './schema-tree.ts';
import { withCode } from './with-code.ts';

/** What to know before the first call: the base URL, how to get a token, and what all endpoints have in common. */
export function gettingStarted(document: ApiDocument): Markup {
  const server = serverOf(document);
  const signIn = `curl -c cookies.txt -X POST '${server}/auth/sign-in/email' \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'
TOKEN=$(curl -s -b cookies.txt '${server}/auth/token' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
  const refusal = document.components.schemas['Error'];
  return markup`<p>${say.base} <code>${server}</code></p>
<p>${say.json} <a href="/api/openapi.json"><code>/api/openapi.json</code></a>.</p>
<p>${say.token}</p>
<pre tabindex="0"><code>${signIn}</code></pre>
<p>${say.apiTokens}</p>
<p>${say.refusals}</p>
${refusal ? schemaTree(refusal, document.components.schemas) : null}
<p>${say.pages}</p>
<p>${say.again}</p>
<p>${say.progress}</p>
<p>${say.runs}</p>`;
}

/** One endpoint in full: parameters, body, responses, errors, and an example. */
export function callSection(call: Call, document: ApiDocument): Markup {
  const { schemas } = document.components;
  const answers = Object.entries(call.responses);
  return markup`<section class="call" aria-labelledby="${call.operationId}">
<h2 id="${call.operationId}"><span class="method">${call.method}</span> <code>${call.path}</code></h2>
<p>${withCode(call.summary)} <span class="access">${say.access[call['x-access']]}</span>${call['x-token-scope'] !== undefined && markup` <span class="access">${say.apiToken(call['x-token-scope'])}</span>`}${call['x-streams'] && markup` <span class="access">${say.streams}</span>`}</p>
${parameters(call, schemas)}
${body(say.body, call.requestBody?.content, schemas)}
${answers
  .filter(([status]) => status < '300')
  .map(
    ([status, answer]) =>
      body(`${say.answer} ${status}`, answer.content, schemas) ??
      markup`<h3>${say.answer} ${status}: ${say.noBody}</h3>`,
  )}
<h3>${say.refusedWith}</h3>
<ul class="refusals">${answers.filter(([status]) => status >= '300').map(([status, answer]) => markup`<li><code>${status}</code> ${withCode(answer.description)}</li>`)}</ul>
<h3>${say.example}</h3>
<pre tabindex="0"><code>${curlExample(call, serverOf(document))}</code></pre>
</section>
`;
}

const serverOf = ({ servers }: ApiDocument): string => servers[0]?.url ?? '';

function parameters(call: Call, schemas: Readonly<Record<string, Schema>>): MarkupValue {
  if (call.parameters.length === 0) return null;
  return markup`<h3>${say.parameters}</h3>
<ul class="fields">${call.parameters.map(
    ({ name, in: place, required, description, schema }) =>
      markup`<li><code>${name}</code> <span class="type">${say.place[place]}, ${typeLabel(schema, schemas)}${
        !required && `, ${say.optional}`
      }${schema.default !== undefined && `, ${say.absentMeans(JSON.stringify(schema.default))}`}</span>${description !== undefined && markup`<br>${withCode(description)}`}</li>`,
  )}</ul>`;
}

function body(
  title: string,
  content: Readonly<Record<string, { readonly schema: Schema }>> | undefined,
  schemas: Readonly<Record<string, Schema>>,
): Markup | null {
  const [media, entry] = Object.entries(content ?? {})[0] ?? [];
  if (media === undefined || !entry) return null;
  return markup`<h3>${title}: <code>${media}</code></h3>
<p class="type">${typeLabel(entry.schema, schemas)}${entry.schema.description !== undefined && markup`. ${withCode(entry.schema.description)}`}</p>
${schemaTree(entry.schema, schemas)}`;
}
