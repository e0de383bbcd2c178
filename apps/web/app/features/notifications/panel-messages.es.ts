import type { Translation } from '../../lib/messages/define-messages.ts';
import type { panelMessages as english } from './panel-messages.ts';

/** The list behind the bell in Spanish. */
export const panelMessages: Translation<typeof english> = {
  title: 'Notificaciones',
  loading: 'Cargando...',
  markAll: 'Marcar todo como leído',
  unread: 'Sin leer',
  emptyTitle: 'Nada nuevo',
  emptyText: 'Aquí aparece lo que se publica, o no se puede publicar, de tu contenido.',
  errorTitle: 'No se pudieron cargar las notificaciones',
  retry: 'Reintentar',
  published: 'Se publicó {}',
  publish_failed: 'No se pudo publicar {}',
  published_late: 'Se publicó {} más tarde de lo previsto',
  usage_near: 'Este mes se han usado {}',
  usage_reached: 'Este mes se han usado {}: se alcanzó el límite',
  webhook_disabled: 'Ya no se avisa a {}: se desactivó su webhook',
  alert: 'Hay cambios en páginas que sigues: {}',
  event_due: 'Es el momento de publicar {}',
  review_asked: '{} espera una revisión',
  review_approved: 'Se aprobó {}',
  review_returned: 'Te devolvieron {}',
  review_commented: 'Hay un comentario en {}',
  invited: '{} te invita: el enlace está en el correo que recibiste',
  joined: '{} se unió a tu espacio de trabajo',
  made_admin: 'Ahora administras {}',
  made_member: 'Ahora eres miembro de {} y ya no lo administras',
  tryAgain: 'Publicar ahora',
  tryAgainFor: (title) => `Publicar ${title} ahora`,
  publishedAgain: (title) => `Se publicó ${title}.`,
  reasonUnreadable: 'No se pudo leer su texto. Ábrelo y guárdalo otra vez.',
  reasonApproval:
    'Este espacio de trabajo solo publica lo aprobado, y esto no lo estaba o ha cambiado desde entonces. Solicita una revisión.',
  reasonServer: 'El servidor tuvo un problema en cada intento. Publícalo a mano o ponle una fecha nueva.',
  reasonOther: 'Ábrelo para ver su estado y publicarlo a mano.',
};
