const LOADERS = {
  stemmers: async () => (await import('snowball-stemmers/snowball-stemmers.js')).default,
  meanings: async () =>
    (await import('../../../../../packages/engine/src/substance/word-meanings.json')).default,
  frequencies: async () =>
    (await import('../../../../../packages/engine/src/background/word-frequencies-en.json')).default,
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

/** A part that is loaded; where it is not, the work that needs it breaks off, loads it, and begins again (`withEngineParts`). */
function partOf<Name extends PartName>(name: Name): Parts[Name] {
  const part = loaded[name];
  if (part === undefined) throw new PartNotLoaded(name);
  return part;
}

/** Stands in for a part in the build; its properties are those of the part once that is loaded. */
export function later<Name extends PartName>(name: Name): Parts[Name] {
  return new Proxy({} as Parts[Name], {
    get: (_, property) => Reflect.get(partOf(name), property) as unknown,
  });
}

async function load(name: PartName): Promise<void> {
  try {
    Object.assign(loaded, { [name]: await LOADERS[name]() });
  } catch (error) {
    // What fails in a promise of a worker is not told to the page otherwise.
    reportError(error);
    throw error;
  }
}

/**
 * Does work of the engine. Its tables of words, and the stemmers of languages other than English, are larger than all the rest of what
 * scores: each is loaded when a text first needs it, and the work then begins again.
 */
export async function withEngineParts<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PartNotLoaded)) throw error;
    await load(error.part);
    return withEngineParts(work);
  }
}
