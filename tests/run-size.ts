/** `npm run test:storm` runs everything; `npm test` runs the sample that it has time for. */
export const isFullRun = process.env['STORM'] === 'whole';

/** How many of something a test tries: a sample in `npm test`, all in `npm run test:storm`. */
export const sampleOrAll = (sample: number, all: number): number => (isFullRun ? all : sample);
