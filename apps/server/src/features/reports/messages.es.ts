import type { ReportsSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: ReportsSentences = {
  notFound: 'No se encontró este informe. Puede que se haya eliminado.',
  forbidden: 'Solo su autor y los administradores pueden cambiar o compartir este informe.',
  oneSource: 'Elige un análisis o un sitio para crear el informe.',
  noReportOf: 'De este tipo de análisis no se puede crear un informe.',
  olderRun: 'Este análisis tiene un formato anterior. Vuelve a ejecutarlo para crear un informe.',
  notJudged: 'Este sitio aún no se ha rastreado. Espera a que termine el rastreo.',
  tooMany: (most) => `Un espacio de trabajo guarda como máximo ${most} informes. Elimina algunos primero.`,
  tooManyLinks: (most) => `Un informe tiene como máximo ${most} enlaces activos. Revoca algunos primero.`,
  noLink: 'No se encontró este enlace.',
  removedTooLongAgo:
    'No se encontró este informe. Los informes eliminados se pueden restaurar durante 30 días.',

  goneTitle: 'Este enlace ya no funciona',
  gone: 'Puede que el informe se haya retirado o que el enlace haya caducado. Pide uno nuevo a quien te lo envió.',
  lockedTitle: 'Este informe está protegido',
  locked: 'Escribe la contraseña que recibiste con el enlace.',
  password: 'Contraseña',
  open: 'Abrir informe',
  wrongPassword: 'La contraseña no es correcta. Inténtalo de nuevo.',
  tooManyTries: (minutes) =>
    `Demasiadas contraseñas incorrectas. Vuelve a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  failedTitle: 'No se pudo mostrar el informe',
  failed: 'Vuelve a intentarlo dentro de un momento.',
  tooManyRecipients: 'Demasiadas direcciones nuevas hoy. Vuelve a intentarlo mañana.',
  mailSubject: (title) => `Tu informe: ${title}`,
  mailOpening: (workspace, title, day) =>
    `${workspace} te envía el informe «${title}», con datos del ${day}.`,
  mailPoints: 'Lo principal',
  mailLink: (days) => `El enlace funciona durante ${days} días, sin necesidad de una cuenta.`,
  mailOff: (workspace, address) =>
    `Recibes este correo porque ${workspace} añadió tu dirección. Desactivar estos correos: ${address}`,
  mailsTitle: 'Correos con este informe',
  mailsQuestion: 'Recibes este informe por correo. ¿Quieres desactivar estos correos?',
  mailsAreOff: 'Ya no recibes este informe por correo.',
  mailsOff: 'Desactivar',
  mailsOn: 'Volver a activar',
  mailsUnknown: 'Este enlace no es válido o el informe ya no se envía.',
};
