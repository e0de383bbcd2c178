import { collect } from './collect.ts';

export const spanish = collect(import.meta.glob('../**/*messages.es.ts', { eager: true }));
