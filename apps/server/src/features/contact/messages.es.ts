import type { InquiryType } from '@pagewright/contract/contact/fields';
import type { ContactSentences } from './messages.en.ts';

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  sales: 'Ventas',
  support: 'Asistencia',
  partnership: 'Colaboración',
};

/** Messages in Spanish. */
export const spanish: ContactSentences = {
  tooMany: 'Has enviado varios mensajes en poco tiempo. Espera un poco y vuelve a intentarlo.',
  mailSubject: (type, subject) => `Formulario de contacto (${TYPES[type]}): ${subject}`,
  mailText: ({ name, email, company, subject, message, inquiryType }, link) =>
    [
      `De: ${name}${company === null ? '' : `, ${company}`}`,
      `Responder a: ${email}`,
      `Tema: ${TYPES[inquiryType]}`,
      `Asunto: ${subject}`,
      '',
      message,
      '',
      `Márcalo como respondido o elimínalo: ${link}`,
    ].join('\n'),
};
