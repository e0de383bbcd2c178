import { lazy } from 'react';

export { LazyUnsavedArticles } from './recovery/lazy-unsaved-articles.tsx';

/** The editor of an item; its code loads when it is first shown. */
export const ContentEditor = lazy(async () => ({
  default: (await import('./content-editor.tsx')).ContentEditor,
}));
