// The files of a new feature by path from the root, modeled on features/notifications.

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** @typedef {Readonly<Record<string, string>>} Files */

/**
 * One API call that every member may make.
 * @param {string} name
 * @returns {Files}
 */
export function contractFiles(name) {
  return {
    [`packages/contract/src/${name}.ts`]: `import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const read${capital(name)}Overview = endpoint({
  method: 'GET',
  path: '/${name}/overview',
  feature: '${name}',
  summary: 'Says which workspace this is and whether I may manage its ${name}.',
  access: 'user',
  response: z.object({ workspaceName: z.string(), canManage: z.boolean() }),
});
`,
  };
}

/**
 * Routes, one action, policy, repository, messages, and a test over HTTP with a real database.
 * @param {string} name
 * @returns {Files}
 */
export function serverFiles(name) {
  const folder = `apps/server/src/features/${name}`;
  const Name = capital(name);
  return {
    [`${folder}/index.ts`]: `import type { Feature } from '../feature.ts';
import { ${name}Routes } from './routes.ts';

export const ${name}: Feature = { mountApi: ${name}Routes };
`,
    [`${folder}/routes.ts`]: `import { read${Name}Overview as readCall } from '@pagewright/contract/${name}';
import type { Mount } from '../../platform/http/mount.ts';
import { read${Name}Overview } from './read-${name}-overview.ts';

/** Mounts the API calls of ${name}. */
export function ${name}Routes(mount: Mount): void {
  mount(readCall, (ctx) => read${Name}Overview(ctx));
}
`,
    [`${folder}/read-${name}-overview.ts`]: `import type { CallOutput } from '@pagewright/contract/endpoint';
import type { read${Name}Overview as readCall } from '@pagewright/contract/${name}';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { ${name}Messages } from './messages.ts';
import { mayManage${Name} } from './policy.ts';
import { findWorkspaceName } from './repository.ts';

/**
 * The caller's workspace, and what they may do there.
 * @throws ApiError 404 if the workspace no longer exists.
 */
export async function read${Name}Overview(ctx: Context): Promise<CallOutput<typeof readCall>> {
  const workspaceName = await findWorkspaceName(ctx, ctx.actor.workspaceId);
  if (workspaceName === null) throw new ApiError(404, 'not_found', ${name}Messages.notFound);
  return { workspaceName, canManage: mayManage${Name}(ctx.actor) };
}
`,
    [`${folder}/policy.ts`]: `import type { Actor } from '../../platform/context.ts';

/** Every member may read; only workspace admins may manage. */
export function mayManage${Name}(actor: Actor): boolean {
  return actor.role === 'admin';
}
`,
    [`${folder}/repository.ts`]: `import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { workspace } from '../../platform/db/schema/index.ts';

/** The name of a workspace; null if it does not exist. */
export async function findWorkspaceName({ db }: Pick<Context, 'db'>, id: string): Promise<string | null> {
  const [row] = await db.select({ name: workspace.name }).from(workspace).where(eq(workspace.id, id));
  return row?.name ?? null;
}
`,
    [`${folder}/messages.ts`]: `import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The error messages of this feature. */
export const ${name}Messages = localizedMessages(english, spanish, french);
`,
    [`${folder}/messages.en.ts`]: `/** Messages in English. */
export const english = {
  notFound: 'This workspace was not found.',
};

/** The shape of each translation. */
export type ${Name}Sentences = typeof english;
`,
    [`${folder}/messages.es.ts`]: `import type { ${Name}Sentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ${Name}Sentences = {
  notFound: 'No se encontró este espacio de trabajo.',
};
`,
    [`${folder}/messages.fr.ts`]: `import type { ${Name}Sentences } from './messages.en.ts';

/** Messages in French. */
export const french: ${Name}Sentences = {
  notFound: 'Cet espace de travail est introuvable.',
};
`,
    [`${folder}/${name}.test.ts`]: `import { read${Name}Overview } from '@pagewright/contract/${name}';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../tests/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a member sees their own workspace', async () => {
  const ann = await server.signUp('Ann');
  const { rows } = await server.sql.query('select name from workspace where id = $1', [ann.workspaceId]);
  const answer = await server.call(ann, read${Name}Overview, {});
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ workspaceName: rows[0].name, canManage: true });
});

test('is refused without a token', async () => {
  expect(await server.call(null, read${Name}Overview, {})).toMatchObject({ status: 401 });
});
`,
  };
}

/**
 * Screen, query, messages, and a test; a route too if it has its own address.
 * @param {string} name
 * @param {boolean} hasAddress whether it is a screen of the sidebar rather than a panel of another screen
 * @returns {Files}
 */
export function webFiles(name, hasAddress) {
  const folder = `apps/web/app/features/${name}`;
  const Name = capital(name);
  const kind = hasAddress ? 'screen' : 'panel';
  const component = Name + capital(kind);
  /** @type {Files} */
  const route = {
    [`apps/web/app/routes/${name}.tsx`]: `import { ${component} } from '../features/${name}/index.ts';
import { getMessages } from '../lib/messages/define-messages.ts';
import { navigationMessages } from '../shell/navigation-messages.ts';
import { screenMeta } from '../shell/screen-meta.ts';

export const meta = () => screenMeta(getMessages(navigationMessages).${name}Title);

/** The route of ${name}. */
export default function ${Name}() {
  return <${component} />;
}
`,
  };
  return {
    ...(hasAddress ? route : {}),
    [`${folder}/index.ts`]: `export { ${component} } from './${name}-${kind}.tsx';
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Messages of ${name}. */
export const ${name}Messages = defineMessages('${name}Messages', {
  loading: 'Loading...',
  errorTitle: '${Name} could not be loaded',
  retry: 'Retry',
  mayManage: 'You may manage ${name} in this workspace.',
  mayRead: 'You may read ${name} in this workspace.',
});
`,
    [`${folder}/messages.es.ts`]: `import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ${name}Messages as english } from './messages.ts';

/** Messages in Spanish. */
export const ${name}Messages: Translation<typeof english> = {
  loading: 'Cargando...',
  errorTitle: 'No se pudo cargar',
  retry: 'Reintentar',
  mayManage: 'Puedes gestionar esto en este espacio de trabajo.',
  mayRead: 'Puedes leer esto en este espacio de trabajo.',
};
`,
    [`${folder}/messages.fr.ts`]: `import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ${name}Messages as english } from './messages.ts';

/** Messages in French. */
export const ${name}Messages: Translation<typeof english> = {
  loading: 'Chargement...',
  errorTitle: 'Le chargement a échoué',
  retry: 'Réessayer',
  mayManage: 'Vous pouvez gérer cela dans cet espace de travail.',
  mayRead: 'Vous pouvez lire cela dans cet espace de travail.',
};
`,
    [`${folder}/${name}-query.ts`]: `import { read${Name}Overview } from '@pagewright/contract/${name}';
import { apiQuery } from '../../lib/api/api-query.ts';

/** The current workspace, and what the user may do there. */
export const ${name}OverviewQuery = apiQuery(read${Name}Overview, {});
`,
    [`${folder}/${name}-query.test.ts`]: `import { expect, test } from 'vitest';
import { ${name}OverviewQuery } from './${name}-query.ts';

test('query keys start with the feature, so that a change can invalidate all of its data', () => {
  expect(${name}OverviewQuery.queryKey).toEqual(['api', '${name}', '/${name}/overview', {}]);
});
`,
    [`${folder}/${name}-${kind}.tsx`]: `import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ${name}Messages } from './messages.ts';
import { ${name}OverviewQuery } from './${name}-query.ts';

/** Shows the current workspace and what the user may do there. */
export function ${component}() {
  const m = useMessages(${name}Messages);
  const { data, error, isPending, isFetching, refetch } = useQuery(${name}OverviewQuery);
  if (isPending) return <LoadingState label={m.loading} />;
  if (!data) {
    return (
      <ErrorState
        title={m.errorTitle}
        description={describeFailure(error.failure)}
        retryLabel={m.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <section>
      <h2>{data.workspaceName}</h2>
      <p>{data.canManage ? m.mayManage : m.mayRead}</p>
    </section>
  );
}
`,
  };
}

/**
 * An end-to-end test with a real browser, server, and database.
 * @param {string} name
 * @param {boolean} hasAddress
 * @returns {Files}
 */
export function e2eFiles(name, hasAddress) {
  const screenTest = `test('a member opens the screen and axe finds nothing', async () => {
  const ann = await server.signUp('Ann');
  const page = await openScreen(browser, server, '/${name}', ann);
  await expectPage(page.getByText('You may manage ${name} in this workspace.')).toBeVisible();
  await expectAccessible(page, '${name}');
});
`;
  const callTest = `test('the application can call it from the browser', async () => {
  const ann = await server.signUp('Ann');
  const page = await openScreen(browser, server, '/content', ann);
  const canManage = await page.evaluate(async (token) => {
    const answer = await fetch('/api/${name}/overview', { headers: { authorization: \`Bearer \${token}\` } });
    return ((await answer.json()) as { canManage: boolean }).canManage;
  }, await ann.token());
  expect(canManage).toBe(true);
});
`;
  const imports = hasAddress
    ? `import { expect as expectPage } from 'playwright/test';
import { test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
`
    : `import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
`;
  return {
    [`tests/e2e/${name}.spec.ts`]: `${imports}import { openScreen } from './open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

${hasAddress ? screenTest : callTest}`,
  };
}
