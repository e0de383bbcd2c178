import type { InquiryType } from '@pagewright/contract/contact/fields';
import type { ContactSentences } from './messages.en.ts';

const TYPES: Readonly<Record<InquiryType, string>> = {
  general: 'Général',
  sales: 'Ventes',
  support: 'Assistance',
  partnership: 'Partenariat',
};

/** Messages in French. */
export const french: ContactSentences = {
  tooMany: 'Vous avez envoyé plusieurs messages en peu de temps. Patientez un peu, puis réessayez.',
  mailSubject: (type, subject) => `Formulaire de contact (${TYPES[type]}) : ${subject}`,
  mailText: ({ name, email, company, subject, message, inquiryType }, link) =>
    [
      `De : ${name}${company === null ? '' : `, ${company}`}`,
      `Répondre à : ${email}`,
      `Motif : ${TYPES[inquiryType]}`,
      `Objet : ${subject}`,
      '',
      message,
      '',
      `Marquez-le comme traité ou supprimez-le : ${link}`,
    ].join('\n'),
};
