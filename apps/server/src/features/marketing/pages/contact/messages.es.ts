import { formatNumber } from '../../numbers.ts';
import type { ContactPageSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ContactPageSentences = {
  title: 'Contacta con Pagewright: preguntas, ventas y ayuda',
  description:
    'Escríbenos con preguntas generales o sobre ventas, asistencia o colaboraciones. Horario: de lunes a viernes de 9 a 18 EST, sábado de 10 a 16.',
  sharedTitle: 'Contacto',
  sharedDescription: 'Preguntas, ventas, asistencia o colaboraciones: una persona lee cada mensaje.',
  heading: 'Contacto',
  lead: 'Cuéntanos qué estabas haciendo y qué esperabas. Si viste un error, incluye el ID de solicitud que muestra.',
  aside: 'Horario y respuestas más rápidas',
  hoursTitle: 'Horario de asistencia',
  hours: [
    { days: 'De lunes a viernes', time: 'de 9:00 a 18:00' },
    { days: 'Sábado', time: 'de 10:00 a 16:00' },
    { days: 'Domingo', time: 'Cerrado' },
  ],
  zone: 'Todas las horas son EST.',
  fasterTitle: 'Respuestas más rápidas',
  faster: {
    help: 'cómo funciona cada cosa',
    status: '¿funciona el servidor?',
    apiReference: 'todas las llamadas de la API',
    pricing: 'qué incluye cada plan',
  },
  ownInstallation: '¿Usas la instalación de tu empresa? Su operador puede ayudarte antes.',
  types: { general: 'General', sales: 'Ventas', support: 'Asistencia', partnership: 'Colaboración' },
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  about: '¿De qué se trata?',
  required: '(obligatorio)',
  optional: '(opcional)',
  noSecrets: 'No envíes contraseñas ni claves de API.',
  leaveEmpty: 'Deja esto vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  kept: 'Conservamos tu mensaje para poder responderte.',
  checkFields: 'Revisa los campos marcados.',
  failed: 'No se pudo enviar tu mensaje. Sigue en el formulario. Vuelve a intentarlo.',
  fromOtherSite: 'Esto llegó desde otro sitio. Envíalo desde aquí si es tuyo.',
  objections: {
    required: 'Este campo es obligatorio',
    email: 'Introduce una dirección de correo válida',
    maxLength: (length) => `Debe tener ${formatNumber(length)} caracteres como máximo`,
  },
  thanks: 'Gracias, hemos recibido tu mensaje.',
  willReply: 'El operador de este servidor responderá a',
  sendAnother: 'Enviar otro mensaje',
};
