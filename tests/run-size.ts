/** Whether this is a full run (`npm run test:storm`) rather than the sample that `npm test` has time for. */
export const isFullRun = process.env['STORM'] === 'whole';

/** How many cases a test tries: a sample in `npm test`, all in `npm run test:storm`. */
export const sampleOrAll = (sample: number, all: number): number => (isFullRun ? all : sample);

/** Whether this repeats without shared data, as a sample, what runs with it too. */
export const isRepeatedSample = process.env['PAGEWRIGHT_REPEATED'] === 'true' && !isFullRun;

/** The cases of a test: every `step`-th in a repeated sample. */
export const fewIfRepeated = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isRepeatedSample ? cases.filter((_, index) => index % step === 0) : cases;
