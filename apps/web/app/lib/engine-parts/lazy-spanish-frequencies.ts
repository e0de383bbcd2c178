import { lazyPart } from './engine-parts.ts';

// oxlint-disable-next-line import/no-default-export -- replaces a module that has only a default export (`engine-in-browser.ts`)
export default lazyPart('spanishFrequencies');
