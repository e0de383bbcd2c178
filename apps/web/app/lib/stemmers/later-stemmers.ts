/** What the engine uses of `snowball-stemmers`, which the build replaces by this file (`engine-in-browser.ts`). */
interface Stemmers {
  newStemmer(language: string): { stem(word: string): string };
}

class StemmersNotLoaded extends Error {}

let stemmers: Stemmers | null = null;

const later: Stemmers = {
  newStemmer(language) {
    if (stemmers === null) throw new StemmersNotLoaded();
    return stemmers.newStemmer(language);
  },
};
// The package that it replaces has only a default export.
// oxlint-disable-next-line import/no-default-export
export default later;

async function load(): Promise<Stemmers> {
  try {
    return (await import('snowball-stemmers/snowball-stemmers.js')).default;
  } catch (error) {
    // What fails in a promise of a worker is not told to the page otherwise.
    reportError(error);
    throw error;
  }
}

/**
 * Does work of the engine. The stemmers of languages other than English are as large as all the rest of what scores, so
 * they are loaded when a text first needs them; the work then begins again.
 */
export async function withStemmers<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StemmersNotLoaded)) throw error;
    stemmers = await load();
    return work();
  }
}
