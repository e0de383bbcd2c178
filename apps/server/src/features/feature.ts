import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { ApiDescription } from '../http/api-docs/index.ts';
import type { Mount } from '../http/mount.ts';
import type { JobSet } from '../jobs/define.ts';

/** What a feature adds to the server; each part is optional. */
export interface Feature {
  /** Adds the calls of the contract. */
  readonly mountApi?: (mount: Mount) => void;
  /** Adds calls whose body is read to the letter, below the API's base path. */
  readonly mountReceivers?: (api: FastifyInstance, services: Services, db: Database) => void;
  /** Adds pages and files outside the API; each route says who may read it. */
  readonly mountSite?: (
    app: FastifyInstance,
    deps: { readonly services: Services; readonly db: Database; readonly api: ApiDescription },
  ) => void;
  /** What it has done without a caller. */
  readonly jobs?: JobSet;
}
