/** `npm run test:storm` runs everything; `npm test` runs the sample that it has time for. */
export const isWholeRun = process.env['STORM'] === 'whole';

/** How many of something a test tries: a sample in `npm test`, all in `npm run test:storm`. */
export const scaled = (sample: number, whole: number): number => (isWholeRun ? whole : sample);
