import type { TokenScope } from '@pagewright/contract/token-scopes';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { tokenMessages as english } from './messages.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  'content:read': 'Leer contenido',
  'content:write': 'Escribir y publicar contenido',
  'briefs:read': 'Leer briefs y esquemas',
  'briefs:write': 'Crear briefs y esquemas',
  'analyses:read': 'Leer análisis',
  'analyses:write': 'Ejecutar análisis',
  'calendar:read': 'Leer el calendario',
  'calendar:write': 'Cambiar el calendario',
  'analytics:read': 'Leer la analítica',
  'analytics:write': 'Cambiar las listas de seguimiento de la analítica',
  'usage:read': 'Leer el uso',
};

/** Texts of personal API tokens, in Spanish. */
export const tokenMessages: Translation<typeof english> = (format) => ({
  title: 'Tokens personales de la API',
  help: 'Los programas los usan para llamar a la API en tu nombre, en este espacio de trabajo y dentro de los permisos de cada token. Las llamadas cuentan para tu plan.',
  reference: 'Referencia de la API',
  withoutApi: 'Tu plan no incluye acceso a la API.',
  refusedMeanwhile: 'Hasta que lo incluya, estos tokens se rechazan.',
  none: 'Aún no hay tokens.',
  loading: 'Cargando los tokens',
  failed: 'No se pudieron cargar los tokens',
  retry: 'Reintentar',
  list: 'Tus tokens de la API',
  ended: 'Caducado',
  begins: (prefix) => `${prefix}…`,
  endsOn: (day) => `Caduca el ${day}`,
  endedOn: (day) => `Caducó el ${day}`,
  used: (when) => `Último uso: ${when}`,
  neverUsed: 'Sin usar',
  revoke: 'Revocar',
  revokeOf: (name) => `Revocar ${name}`,
  revokeTitle: (name) => `¿Revocar ${name}?`,
  revokeText: 'Los programas que lo usan se rechazarán a partir de ahora. No se puede deshacer.',
  revoked: (name) => `Se revocó ${name}`,
  cancel: 'Cancelar',

  make: 'Nuevo token',
  makeTitle: 'Nuevo token de la API',
  name: 'Nombre',
  nameHelp: 'Qué lo va a usar',
  nameRequired: 'El nombre es obligatorio',
  scopes: 'Puede',
  scope: (scope) => SCOPES[scope],
  scopesRequired: 'Elige al menos uno',
  expiry: 'Caduca después de',
  days: (days) => format.plural(days, { one: '# día', other: '# días' }),
  makeIt: 'Crear token',
  close: 'Cerrar',

  secretTitle: 'Tu nuevo token de la API',
  secretHelp: 'Guárdalo donde tu programa pueda leerlo. No se volverá a mostrar.',
  secretLabel: 'Token de la API',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Listo',
});
