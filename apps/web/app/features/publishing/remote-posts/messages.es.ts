import type { RemotePost } from '@pagewright/contract/publishing/connections';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { remotePostMessages as english } from './messages.ts';

const STATES: Readonly<Record<RemotePost['state'], string>> = {
  none: 'No está allí',
  sending: 'En camino',
  published: 'Publicado',
  outdated: 'Aquí hay una versión más reciente',
  unpublished: 'Retirado',
  failed: 'Falló',
};

/** What stands of an item on other sites, in Spanish. */
export const remotePostMessages: Translation<typeof english> = {
  button: 'Publicar en…',
  buttonFailed: 'Publicar en… (falló)',
  title: 'Publicar en otros sitios',
  help: 'Envía el elemento tal como se guardó por última vez; los cambios posteriores van con el próximo guardado.',
  loading: 'Cargando...',
  failed: 'No se pudo cargar cómo está el elemento en otros sitios',
  retry: 'Reintentar',
  emptyTitle: 'Aún no hay otros sitios',
  emptyText: 'Conecta un sitio de WordPress o Ghost en Ajustes → Publicación para publicar en él desde aquí.',
  toSettings: 'Abrir los ajustes',
  state: (state) => STATES[state],
  attempt: (failures, problem) =>
    `El intento ${failures} falló${problem === null ? '.' : `: ${problem}`} El siguiente se hace solo.`,
  sentAt: (when) => `Enviado ${when}`,
  open: 'Abrir',
  openAt: (name) => `Abrir en ${name}`,
  publish: 'Publicar',
  update: 'Actualizar',
  tryAgain: 'Intentar de nuevo',
  takeDown: 'Retirar',
  deedAt: (deed, name) => `${deed} en ${name}`,
  takeDownTitle: '¿Retirar el elemento de allí?',
  takeDownText: (name) =>
    `En ${name} vuelve a ser un borrador, que los lectores no ven. Se puede publicar allí de nuevo en cualquier momento.`,
  cancel: 'Cancelar',
};
