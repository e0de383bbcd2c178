import type { ConnectionKind } from '@pagewright/contract/publishing/connections';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { connectionMessages as english } from './messages.ts';

const KINDS: Readonly<Record<ConnectionKind, string>> = { wordpress: 'WordPress', ghost: 'Ghost' };

/** Texts of site connections, in Spanish. */
export const connectionMessages: Translation<typeof english> = {
  title: 'Conexiones',
  help: 'Sitios de WordPress y Ghost en los que publicar elementos desde el editor, además del sitio público.',
  add: 'Conectar un sitio',
  loading: 'Cargando...',
  failed: 'No se pudieron cargar las conexiones',
  retry: 'Reintentar',
  emptyTitle: 'Aún no hay conexiones',
  emptyText: 'Conecta un sitio de WordPress o Ghost para publicar en él con un clic.',
  emptyMember: 'Un administrador de este espacio de trabajo puede conectar un sitio de WordPress o Ghost.',
  kind: (kind) => KINDS[kind],
  secretEnds: (end) => `El secreto termina en ${end}`,
  automatic: 'Automática',
  test: 'Probar',
  testing: 'Probando...',
  works: (name) => (name === '' ? 'La conexión funciona.' : `La conexión con «${name}» funciona.`),
  edit: 'Editar',
  editFor: (name) => `Editar ${name}`,
  testFor: (name) => `Probar ${name}`,
  removeFor: (name) => `Quitar ${name}`,
  remove: 'Quitar',
  removed: 'La conexión se quitó.',
  removeTitle: '¿Quitar esta conexión?',
  removeText: (name) =>
    `${name} y su secreto se eliminarán. Lo publicado allí se queda, pero dejará de actualizarse. Esto no se puede deshacer.`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  addTitle: 'Conectar un sitio',
  editTitle: 'Editar la conexión',
  system: 'Sistema',
  name: 'Nombre',
  nameHelp: 'Nombre que se muestra en el editor',
  address: 'Dirección del sitio',
  userName: 'Nombre de usuario',
  password: 'Contraseña de aplicación',
  passwordHelp: 'Se crea en WordPress, en Usuarios → Perfil → Contraseñas de aplicación',
  key: 'Clave de la API de administración',
  keyHelp: 'Se crea en Ghost, en Settings → Integrations → Add custom integration',
  keep: 'Déjalo en blanco para conservar el actual',
  isAutomatic: 'Publicar también allí todo lo que se publique aquí',
  required: 'Rellena este campo',
  connect: 'Conectar',
  connecting: 'Consultando el sitio...',
  save: 'Guardar',
  saved: 'La conexión se guardó.',
  connected: 'El sitio está conectado.',
};
