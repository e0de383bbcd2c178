import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { workspaceMessages as english } from './workspace-messages.ts';

/** Texts of the workspace menu, in Spanish. */
export const workspaceMessages: Translation<typeof english> = {
  workspaces: 'Espacios de trabajo',
  loading: 'Cargando los espacios de trabajo…',
  failed: 'No se pudieron cargar los espacios de trabajo',
  retry: 'Reintentar',
  switchFailed: 'No se pudo abrir el espacio de trabajo',
  create: 'Nuevo espacio de trabajo',
  createFailed: 'No se pudo crear el espacio de trabajo',
  name: 'Nombre',
  nameHelp: 'Tiene sus propios miembros, contenido y plan. Tú lo administras.',
  nameRequired: 'El nombre es obligatorio',
  cancel: 'Cancelar',
  submit: 'Crear espacio de trabajo',
};
