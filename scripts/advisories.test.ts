import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { execFile } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAudit } from './advisories.mjs';

const ADVISORY = {
  id: 1_097_682,
  url: 'https://github.com/advisories/GHSA-test-test-test',
  title: 'A parser that hangs',
  severity: 'high',
  vulnerable_versions: '<=9999.0.0',
  cwe: ['CWE-400'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
};

test('every package is checked against the registry, advisories are reported, and a failed check is reported as such', async () => {
  const asked: string[] = [];
  let isClosed = false;
  const registry = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url !== '/-/npm/v1/security/advisories/bulk' || isClosed) {
        response.statusCode = isClosed ? 405 : 404;
        return void response.end();
      }
      const body = Buffer.concat(parts);
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      const names = Object.keys(JSON.parse(text.toString()) as object);
      asked.push(...names);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(names.includes('fastify') ? { fastify: [ADVISORY] } : {}));
    });
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const watch = () =>
    new Promise<{ code: unknown; output: string }>((done) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'advisories.mjs')],
        {
          env: {
            ...process.env,
            npm_config_registry: `http://127.0.0.1:${port}/`,
            npm_config_fetch_retries: '0',
          },
        },
        (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
  const found = await watch();
  expect(found.output).toContain(`OPEN     high fastify (program): ${ADVISORY.title} ${ADVISORY.url}`);
  expect(found.code).toBe(1);
  for (const name of ['fastify', 'vitest', '@energetic-ai/embeddings']) expect(asked).toContain(name);
  isClosed = true;
  expect((await watch()).code).toBe(2);
  registry.close();
}, 60_000);

test('an advisory is accepted until its expiration date, and development packages are labeled as such', () => {
  const { title, url, severity } = ADVISORY;
  const report = JSON.stringify({
    vulnerabilities: {
      one: { nodes: ['node_modules/one'], via: [{ name: 'one', title, url, severity }] },
      parent: { nodes: ['node_modules/parent'], via: ['one'] },
    },
  });
  const locked = { 'node_modules/one': { dev: true } };
  const accepted = [{ id: 'GHSA-test-test-test', until: '2026-12-31', reason: 'not reached' }];
  const read = (today: string) => readAudit(`npm warn a thing\n${report}`, locked, accepted, today);
  expect(read('2026-12-31')).toMatchObject([
    { package: 'one', reaches: 'development', accepted: 'not reached' },
  ]);
  expect(read('2027-01-01')).toMatchObject([{ accepted: null }]);
  expect(readAudit('{"error":{}}', locked, [], '2026-12-31')).toBeNull();
});
