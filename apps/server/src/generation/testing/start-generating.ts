import { type FakeModelServer } from '../../../../../tests/fakes/language-model/start-model-server.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { startTestServer } from '../../../../../tests/server/test-server.ts';
import type { Context } from '../../platform/context.ts';
import { openDatabase, openPool } from '../../platform/db/client.ts';
import { createVendors } from '../../vendors/index.ts';

/** A vendor for tests: its fake server, and the settings that use it. */
export interface TestVendor {
  readonly vendor: 'openai' | 'gemini' | 'anthropic' | 'openai-compatible';
  /** Model ID. */
  readonly id: string;
  readonly start: () => Promise<FakeModelServer>;
  readonly settings: (url: string) => Record<string, string>;
}

/** A row of the cost table. */
export interface CostRow {
  readonly kind: string;
  readonly vendor: string;
  readonly model: string;
  readonly outcome: string;
  readonly asked: number;
  readonly tokens_in: number | null;
  readonly tokens_out: number | null;
  readonly ms: number;
  readonly workspace_id: string;
}

/** A test context whose server uses the given models, with the reported progress and recorded costs. */
export interface Generating {
  context(more?: { signal?: AbortSignal; settings?: Record<string, string> }): Context;
  readonly told: { step: string; done: number }[];
  readonly workspaceId: string;
  /** The newest row. */
  cost(): Promise<CostRow | undefined>;
  close(): Promise<void>;
}

/** Starts a database with one workspace, for calls that use models. */
export async function startGenerating(settings: Record<string, string>): Promise<Generating> {
  const server = await startTestServer();
  const person = await server.signUp('Maya Keller');
  const pool = openPool({ connectionString: server.databaseUrl }, 3);
  const db = openDatabase(pool);
  const told: Generating['told'] = [];
  return {
    told,
    workspaceId: person.workspaceId,
    context({ signal = new AbortController().signal, settings: other = settings } = {}) {
      const services = createServices(other);
      return {
        actor: {
          userId: person.userId,
          sessionId: 'session',
          workspaceId: person.workspaceId,
          workspaceSlug: 'secret-garden',
          role: 'admin',
          name: person.name,
          email: person.email,
          isOperator: false,
        },
        db,
        outside: db,
        services: { ...services, vendors: createVendors({ ...services, db, userAgent: () => 'tests' }) },
        log: services.log,
        requestId: 'request',
        signal,
        progress(step, done) {
          signal.throwIfAborted();
          told.push({ step, done });
        },
      };
    },
    async cost() {
      const { rows } = await server.sql.query<CostRow>(
        'select * from generation order by created_at desc limit 1',
      );
      return rows[0];
    },
    async close() {
      await pool.end();
      await server.close();
    },
  };
}
