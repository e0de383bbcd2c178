import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { describeApi } from '../../platform/http/api-docs/index.ts';
import { createLog } from '../../platform/log.ts';
import { marketingRoutes } from './routes.ts';

test('without a built web application, an unknown path is rejected, and the log does not contain its query', async () => {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }),
  });
  const services = createServices();
  marketingRoutes(app, {
    services: { ...services, config: { ...services.config, webDir: join(tmpdir(), 'never-built') } },
    // A pool connects on its first query, and this test makes none.
    db: openDatabase(openPool({}, 1)),
    api: describeApi(() => ({ endpoints: [], version: '1', server: '' })),
  });
  const answer = await app.inject('/reset-password?token=of-a-mailed-link');
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(lines.join('')).toContain('/reset-password');
  expect(lines.join('')).not.toContain('of-a-mailed-link');
});
