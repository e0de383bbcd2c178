const LOADERS = {
  stemmers: async () => (await import('snowball-stemmers/snowball-stemmers.js')).default,
  meanings: async () =>
    (await import('../../../../../packages/engine/src/substance/word-meanings.json')).default,
  frequencies: async () =>
    (await import('../../../../../packages/engine/src/background/word-frequencies-en.json')).default,
  spanishFrequencies: async () =>
    (await import('../../../../../packages/engine/src/background/word-frequencies-es.json')).default,
  frenchFrequencies: async () =>
    (await import('../../../../../packages/engine/src/background/word-frequencies-fr.json')).default,
};

type Parts = { [Name in keyof typeof LOADERS]: Awaited<ReturnType<(typeof LOADERS)[Name]>> };
type PartName = keyof Parts;

class PartNotLoaded extends Error {
  readonly part: PartName;

  constructor(part: PartName) {
    super(`Not loaded yet: ${part}.`);
    this.part = part;
  }
}

const loaded: Partial<Parts> = {};

/**
 * Returns a loaded part. If it is missing, aborts the task, loads the part, and restarts the task (`withEngineParts`).
 */
function getPart<Name extends PartName>(name: Name): Parts[Name] {
  const part = loaded[name];
  if (part === undefined) throw new PartNotLoaded(name);
  return part;
}

/** Placeholder for a part in the build. Its properties are those of the part once it is loaded. */
export function lazyPart<Name extends PartName>(name: Name): Parts[Name] {
  return new Proxy({} as Parts[Name], {
    get: (_, property) => Reflect.get(getPart(name), property) as unknown,
  });
}

async function loadPart(name: PartName): Promise<void> {
  try {
    Object.assign(loaded, { [name]: await LOADERS[name]() });
  } catch (error) {
    // Errors in a worker's promises are otherwise not reported to the page.
    reportError(error);
    throw error;
  }
}

/**
 * Runs an engine task. The engine's word tables and its stemmers for languages other than English are larger than the
 * rest of the scoring code, so each loads when a text first needs it, and the task restarts.
 */
export async function withEngineParts<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PartNotLoaded)) throw error;
    await loadPart(error.part);
    return withEngineParts(work);
  }
}
