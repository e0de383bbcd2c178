import type { Translation } from '../lib/messages/define-messages.ts';
import type { notFoundMessages as english } from './not-found-messages.ts';

/** Texts of the not-found page, in Spanish. */
export const notFoundMessages: Translation<typeof english> = {
  code: '404',
  title: 'Página no encontrada',
  text: 'No hay nada en esta dirección. Puede que se haya movido o que el enlace sea incorrecto.',
  home: 'Ir al inicio',
};
