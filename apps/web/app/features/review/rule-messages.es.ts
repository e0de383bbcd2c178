import type { Translation } from '../../lib/messages/define-messages.ts';
import type { ruleMessages as english } from './rule-messages.ts';

/** The switch for approval in Spanish. */
export const ruleMessages: Translation<typeof english> = {
  title: 'Revisión',
  label: 'Aprobación necesaria antes de publicar',
  help: 'Solo se publica o programa lo que aprobó un administrador distinto de su autor. Lo que ya es público se queda; cambiarlo también requiere aprobación.',
  loading: 'Cargando...',
  failed: 'No se pudo cargar la norma de las revisiones',
  retry: 'Reintentar',
  on: 'A partir de ahora solo se publica lo aprobado.',
  off: 'El contenido se puede publicar sin aprobación.',
};
