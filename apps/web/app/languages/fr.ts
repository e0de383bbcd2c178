import { mergeCatalogs } from './merge-catalogs.ts';

export const french = mergeCatalogs(import.meta.glob('../**/*messages.fr.ts', { eager: true }));
