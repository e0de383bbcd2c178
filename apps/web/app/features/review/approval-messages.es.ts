import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ruleMessages as english } from './approval-messages.ts';

/** Texts of the approval switch, in Spanish. */
export const ruleMessages: Translation<typeof english> = {
  title: 'Revisión',
  label: 'Exigir aprobación antes de publicar',
  help: 'El contenido solo se puede publicar o programar cuando lo ha aprobado un administrador distinto de su autor. El contenido que ya es público se mantiene; cambiarlo también requiere aprobación.',
  loading: 'Cargando...',
  failed: 'No se pudo cargar el requisito de aprobación',
  retry: 'Reintentar',
  on: 'A partir de ahora solo se publica contenido aprobado.',
  off: 'El contenido se puede publicar sin aprobación.',
};
