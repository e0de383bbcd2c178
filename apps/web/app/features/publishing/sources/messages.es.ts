import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { sourceRuleMessages as english } from './messages.ts';

/** Texts of the required-sources switch, in Spanish. */
export const sourceRuleMessages: Translation<typeof english> = {
  title: 'Fuentes',
  text: 'Las cifras, las citas y las referencias a investigaciones deberían tener una fuente. El editor muestra las que no la tienen, las haya escrito quien las haya escrito.',
  label: 'Exigir fuentes antes de publicar',
  help: 'El contenido solo se publica o se envía a otro sitio cuando cada una de estas frases tiene un enlace o la ha aceptado una persona identificada. El contenido que ya es público se mantiene.',
  adminsOnly: 'Solo los administradores pueden cambiar esto.',
  loading: 'Cargando...',
  failed: 'No se pudo cargar el requisito de fuentes',
  retry: 'Reintentar',
  on: 'Ahora se exigen fuentes antes de publicar.',
  off: 'El contenido se puede publicar sin fuentes.',
};
