import type { RemotePost } from '@pagewright/contract/publishing/connections';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { remotePostMessages as english } from './messages.ts';

const STATES: Readonly<Record<RemotePost['state'], string>> = {
  none: 'No publicado',
  sending: 'Enviando',
  published: 'Publicado',
  outdated: 'Aquí hay una versión más reciente',
  unpublished: 'Retirado',
  failed: 'Falló',
};

/** Texts about an item on other sites, in Spanish. */
export const remotePostMessages: Translation<typeof english> = {
  button: 'Publicar en…',
  buttonFailed: 'Publicar en… (falló)',
  title: 'Publicar en otros sitios',
  help: 'Envía la última versión guardada. Los cambios posteriores se envían la próxima vez que guardes.',
  loading: 'Cargando...',
  failed: 'No se pudo cargar el estado del elemento en otros sitios',
  retry: 'Reintentar',
  emptyTitle: 'Aún no hay otros sitios',
  emptyText:
    'Para publicar en tu sitio de Pagewright, cambia el estado del artículo a «Publicado» y guárdalo. Para WordPress o Ghost, conecta el sitio en Ajustes → Publicación.',
  toSettings: 'Abrir los ajustes',
  state: (state) => STATES[state],
  attempt: (failures, problem) =>
    `El intento ${failures} falló${problem === null ? '.' : `: ${problem}`} Volveremos a intentarlo automáticamente.`,
  sentAt: (when) => `Enviado ${when}`,
  open: 'Abrir',
  openAt: (name) => `Abrir en ${name}`,
  publish: 'Publicar',
  update: 'Actualizar',
  tryAgain: 'Intentar de nuevo',
  takeDown: 'Retirar',
  actionOn: (action, name) => `${action} en ${name}`,
  takeDownTitle: '¿Retirar el elemento de allí?',
  takeDownText: (name) =>
    `En ${name} pasa a ser un borrador que los lectores no pueden ver. Puedes volver a publicarlo allí en cualquier momento.`,
  cancel: 'Cancelar',
};
