import type { Translation } from '../../lib/messages/define-messages.ts';
import type { authMessages as english, authTitleMessages as englishTitles } from './messages.ts';

/** Titles of the sign-in screens, in Spanish. */
export const authTitleMessages: Translation<typeof englishTitles> = {
  signIn: 'Iniciar sesión',
  signUp: 'Crea tu cuenta',
  forgotPassword: '¿Olvidaste tu contraseña?',
  resetPassword: 'Elige una contraseña nueva',
};

/** Texts of the sign-in forms, in Spanish. */
export const authMessages: Translation<typeof english> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  name: 'Nombre completo',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  forgot: '¿Olvidaste tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  createAccount: 'Crea una cuenta',
  haveAccount: '¿Ya tienes una cuenta?',
  backToSignIn: 'Volver a iniciar sesión',
  signInIntro: 'Nos alegra verte de nuevo. Tus borradores están donde los dejaste.',
  idleIntro: 'Se cerró tu sesión tras un periodo de inactividad. Todo lo que guardaste está a salvo.',
  code: 'Código',
  otherAccount: 'Usar otra cuenta',
  codeIntro: 'Introduce el código de tu aplicación de autenticación o uno de tus códigos de recuperación.',
  signUpIntro: 'Escribe, puntúa y publica. Sin tarjeta de crédito ni claves de API.',
  forgotIntro:
    'Introduce tu correo electrónico. Si tiene una cuenta, te enviaremos un enlace para elegir una contraseña nueva.',
  resetIntro: 'Se cerrará tu sesión en todas partes. Después, inicia sesión con la contraseña nueva.',
  sendLink: 'Enviar el enlace',
  sentTitle: 'Revisa tu correo',
  sent: (email) =>
    `Si ${email} tiene una cuenta, hay un enlace en camino. Funciona una sola vez y caduca en una hora.`,
  sendAgain: 'Enviarlo otra vez',
  savePassword: 'Guardar la contraseña nueva',
  passwordSaved: 'Tu contraseña se ha cambiado. Inicia sesión con la nueva.',
  linkMissingTitle: 'Este enlace está incompleto',
  linkMissing: 'A la dirección le falta el token. Abre de nuevo el enlace del correo o solicita otro.',
  askAgain: 'Solicitar otro enlace',
  ruleLength: (count) => `${count} caracteres o más`,
  ruleUpper: 'Una letra mayúscula',
  ruleLower: 'Una letra minúscula',
  ruleDigit: 'Un número',
  ruleSpecial: 'Un carácter especial',
  rules: 'Requisitos de la contraseña',
  ruleMet: 'se cumple',
  ruleOpen: 'aún no se cumple',
  promise: 'Cada punto de la puntuación, explicado.',
  promiseText:
    'Mira, mientras escribes, qué mejoraría más tu puntuación y con qué pruebas. Nada se inventa y nada se pierde: cada guardado es una versión.',
};
