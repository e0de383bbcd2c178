import type { TestProject } from 'vitest/node';
import { ensureServerBuilt } from '../../scripts/build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the server bundle that `npm start` runs. */
    serverBundle: string;
  }
}

/** Bundles the server, if necessary, for tests that start it. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('serverBundle', await ensureServerBuilt());
}
