import type { ClerkSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: ClerkSentences = {
  away: 'El servicio de inicio de sesión no responde. Vuelve a intentarlo en un minuto.',
  busy: 'El servicio de inicio de sesión está saturado. Vuelve a intentarlo en un minuto.',
  keyRefused:
    'El servicio de inicio de sesión no acepta la clave de esta instalación. Avisa a quien la administra.',
  refused: (reason) => `El servicio de inicio de sesión lo ha rechazado: ${reason}`,
  managed: 'Esto se hace en tu cuenta del servicio de inicio de sesión. Abre allí el menú de tu cuenta.',
  personal:
    'Este es tu espacio de trabajo personal. Crea un espacio de trabajo para tu equipo e invita a otras personas a él.',
  wrongPassword: 'La contraseña actual no es correcta.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  tooManyAttempts: 'Demasiados intentos. Vuelve a intentarlo más tarde.',
  passwordAgain: 'Vuelve a introducir tu contraseña para continuar.',
  codeAgain: 'Introduce un código nuevo de tu aplicación de autenticación para continuar.',
  sessionMissing: 'Hace falta identificarse. Inicia sesión.',
  addressTaken:
    'Esta dirección pertenece a una cuenta anterior al servicio de inicio de sesión de esta instalación. Avisa a quien la administra.',
  alreadyMember: 'Esta persona ya es miembro.',
  alreadyInvited: 'Esta dirección ya tiene una invitación pendiente en el servicio de inicio de sesión.',
  signatureWrong: 'Este mensaje no está firmado por el servicio de inicio de sesión o es demasiado antiguo.',
  eventUnreadable: 'No se puede leer este mensaje del servicio de inicio de sesión.',
};
