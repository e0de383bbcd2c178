/** A part of the engine that a task needs and that is not loaded yet. */
export class PartNotLoaded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super('A part of the engine is not loaded yet.');
    this.load = load;
  }
}

/**
 * Placeholder for a large part of the engine (`engine-in-browser.ts`). Its properties are those of the part once it is
 * loaded; until then, reading one throws `PartNotLoaded`.
 */
export function lazyPart(load: () => Promise<object>): object {
  let part: object | undefined;
  const loadPart = async (): Promise<void> => {
    try {
      part = await load();
    } catch (error) {
      // Errors in a worker's promises are otherwise not reported to the page.
      reportError(error);
      throw error;
    }
  };
  return new Proxy(
    {},
    {
      get(_, property) {
        if (part === undefined) throw new PartNotLoaded(loadPart);
        return Reflect.get(part, property) as unknown;
      },
    },
  );
}
