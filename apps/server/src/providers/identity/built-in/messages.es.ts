import type { IdentitySentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: IdentitySentences = {
  wrongCredentials: 'El correo electrónico o la contraseña no son correctos',
  wrongPassword: 'La contraseña actual no es correcta.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  secondFactorRequired: 'Introduce el código de tu aplicación de autenticación o un código de recuperación.',
  passwordAgain: 'Vuelve a introducir tu contraseña para continuar.',
  codeAgain: 'Introduce un código nuevo de tu aplicación de autenticación para continuar.',
  twoFactorOn: 'La autenticación en dos pasos ya está activada.',
  twoFactorOff: 'La autenticación en dos pasos no está activada.',
  sessionIdle: (minutes) => `Se cerró tu sesión tras ${minutes} minutos sin actividad.`,
  emailTaken: 'Ya existe una cuenta con esta dirección de correo.',
  sessionMissing: 'Hace falta identificarse. Inicia sesión.',
  notAMember: 'No eres miembro de este espacio de trabajo.',
  linkInvalid: 'Este enlace ya no es válido. Solicita uno nuevo.',
  foreignOrigin: 'Esta solicitud vino de otro sitio.',
  tooManySignIns: 'Demasiados intentos fallidos para esta cuenta. Vuelve a intentarlo más tarde.',
  tooManyRequests: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  invalid: 'Solicitud no válida. Revisa los datos introducidos.',
  server: 'Error del servidor. Vuelve a intentarlo más tarde.',
  addressUnverified:
    'Confirma primero tu dirección de correo. Abre el enlace que te enviamos o pide uno nuevo en Ajustes, Seguridad.',
  addressVerified: 'Tu dirección de correo ya está confirmada.',
  sso: {
    off: 'El inicio de sesión único no está configurado aquí.',
    required: (name) => `Las personas con esta dirección de correo inician sesión con ${name}.`,
    noSecret: 'Introduce el secreto de cliente del proveedor.',
    noWorkspace: 'Elige un espacio de trabajo que administres y que no sea el de ejemplo.',
    notEnforceable: 'Para exigir el inicio de sesión único, actívalo e indica al menos un dominio.',
    noEmergency:
      'Para exigir el inicio de sesión único, indica una cuenta de emergencia que exista y tenga contraseña, para no quedarte fuera.',
    unusable: 'El proveedor no respondió como un proveedor de OpenID. Comprueba su dirección.',
  },
  leakedPassword:
    'Esta contraseña está en listas públicas de contraseñas filtradas, que los atacantes prueban primero. Elige otra, por ejemplo cuatro palabras sin relación entre sí.',
};
