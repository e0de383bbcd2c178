import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/context.ts';
import type { Database } from '../platform/db/client.ts';
import type { ApiDescription } from '../platform/http/api-docs/index.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { JobSet } from '../platform/jobs/define.ts';

/** The parts that a feature adds to the server, all optional. */
export interface Feature {
  /** Mounts the endpoints of the contract. */
  readonly mountApi?: (mount: Mount) => void;
  /** Mounts endpoints that read the raw body, below the API's base path. */
  readonly mountReceivers?: (api: FastifyInstance, services: Services, db: Database) => void;
  /** Mounts pages and files outside the API; each route declares who may access it. */
  readonly mountSite?: (
    app: FastifyInstance,
    deps: { readonly services: Services; readonly db: Database; readonly api: ApiDescription },
  ) => void;
  /** Work without a caller. */
  readonly jobs?: JobSet;
}
