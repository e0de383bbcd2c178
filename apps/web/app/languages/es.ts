import { mergeCatalogs } from './merge-catalogs.ts';

export const spanish = mergeCatalogs(import.meta.glob('../**/*messages.es.ts', { eager: true }));
