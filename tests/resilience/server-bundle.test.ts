import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { ROOT, startProcess } from './server-process.ts';
import { signUp } from './writer.ts';
import { temporaryFolder } from './temporary-folders.ts';

const SOURCES = join(ROOT, 'apps/server/src');
/** Programs, which cannot be imported for inspection. */
const PROGRAMS = new Set(['main.mjs', 'migrate.mjs', 'platform.compute.worker.mjs']);

const load = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);

test('worker threads find each function of the bundle under its name in the sources', async () => {
  const files = await readdir(inject('serverBundle'));
  const modules = files
    .filter((file) => file.endsWith('.mjs') && !PROGRAMS.has(file))
    .map((file) => ({ file, source: join(SOURCES, `${file.slice(0, -4).replaceAll('.', '/')}.ts`) }))
    // The others hold what several modules share.
    .filter(({ source }) => existsSync(source));
  expect(modules.length).toBeGreaterThan(30);
  for (const { file, source } of modules) {
    const [bundled, own] = await Promise.all([load(join(inject('serverBundle'), file)), load(source)]);
    const names = (exported: Record<string, unknown>): unknown[] =>
      Object.entries(exported).map(([name, value]) => [name, typeof value === 'function' ? value.name : '']);
    expect(names(bundled), file).toEqual(names(own));
  }
});

test('the bundle’s command migrates the schema', async () => {
  const command = promisify(execFile)(process.execPath, [join(inject('serverBundle'), 'migrate.mjs')], {
    env: { PATH: process.env['PATH'], DATA_DIR: await temporaryFolder() },
  });
  expect((await command).stdout).toMatch(/^Applied (\d+) of \1 migrations\n$/);
});

test('a bundled server computes in worker threads, reads the blog articles, and connects to nothing but its database', async () => {
  // With the settings of an installation where nothing is set.
  const server = startProcess({ environment: { DATA_DIR: await temporaryFolder() }, listsConnections: true });
  const url = await server.url;
  const writer = await signUp(url, 'writer');
  // Far more than is scored on the event loop.
  const content = 'The rain barrel stands under the gutter and holds what falls on the roof. '.repeat(300);
  const id = await writer.write('Long', { content });
  expect((await writer.send('POST', `/content/${id}/publish`)).status).toBe(200);
  const blog = await fetch(`${url}/blog`);
  expect(blog.status).toBe(200);
  expect((await blog.text()).match(/href="\/blog\/[a-z]/g)?.length).toBeGreaterThan(5);
  expect((await server.stop()).code).toBe(0);
  expect(server.output()).not.toMatch(/error/i);
  const places = [...server.output().matchAll(/^connects to (.*)$/gm)].map(([, place]) => String(place));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !/^\/.*\/\.s\.PGSQL\.\d+$/.test(place))).toEqual([]);
});
