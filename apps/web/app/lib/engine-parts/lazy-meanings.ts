import { lazyPart } from './engine-parts.ts';

// The table that it replaces has only a default export (`engine-in-browser.ts`).
// oxlint-disable-next-line import/no-default-export
export default lazyPart('meanings');
