/** Whether this is a full run (`npm run test:storm`) rather than the sample that `npm test` has time for. */
export const isFullRun = process.env['STORM'] === 'whole';

/** How many cases a test tries: a sample in `npm test`, all in `npm run test:storm`. */
export const sampleOrAll = (sample: number, all: number): number => (isFullRun ? all : sample);
