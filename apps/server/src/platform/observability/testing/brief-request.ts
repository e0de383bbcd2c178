const PARAGRAPH = 'A rain barrel collects water from the gutter, and a diverter leads the water into it. ';

/** A brief that needs no web: it runs as a run, computes, and asks a language model where one is set up. */
export const BRIEF_REQUEST = {
  idea: 'A guide to the rain barrel for beginners',
  keyword: 'rain barrel',
  pages: ['a', 'b', 'c'].map((name) => ({
    text: `<!doctype html><title>Rain barrels ${name}</title><h1>Rain barrels ${name}</h1><p>${PARAGRAPH.repeat(4)}</p><h2>How to install a rain barrel</h2><p>${PARAGRAPH.repeat(4)}</p>`,
    url: `https://${name}.example/barrel`,
  })),
  includeSearch: false,
};

/** What a language model answers to it. */
export const BRIEF_ANSWER = { text: JSON.stringify({ headings: [], userIntent: '', coreAngle: '' }) };
