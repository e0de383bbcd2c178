import { collect } from './collect.ts';

export const french = collect(import.meta.glob('../**/*messages.fr.ts', { eager: true }));
