import type { SignInOutcome } from '@pagewright/contract/settings/security';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { securityMessages as english } from './messages.ts';

const OUTCOMES: Readonly<Record<SignInOutcome, string>> = {
  signed_in: 'Sesión iniciada',
  wrong_password: 'Contraseña incorrecta',
  wrong_code: 'Código incorrecto',
};

/** Texts of the security tab, in Spanish. */
export const securityMessages: Translation<typeof english> = (format) => ({
  password: 'Contraseña',
  lastChanged: (day) => `Se cambió por última vez el ${day}.`,
  changePassword: 'Cambiar la contraseña',
  changeHelp: 'Tu sesión sigue abierta aquí y se cierra en todos los demás sitios.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeat: 'Repite la contraseña nueva',
  passwordChanged: 'Contraseña cambiada. Se cerró tu sesión en todos los demás sitios.',

  twoFactor: 'Autenticación en dos pasos',
  twoFactorHelp: 'Pide un código de una aplicación de autenticación además de la contraseña.',
  isOn: 'Activada',
  isOff: 'Desactivada',
  codesLeft: (count) =>
    format.plural(count, {
      one: 'Queda # código de recuperación',
      other: 'Quedan # códigos de recuperación',
    }),
  fewCodes: 'Crea códigos nuevos antes de usar el último.',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  newCodes: 'Nuevos códigos de recuperación',
  offTitle: '¿Desactivar la autenticación en dos pasos?',
  offText: 'Cualquiera que conozca tu contraseña podrá iniciar sesión.',
  turnedOff: 'La autenticación en dos pasos está desactivada',
  setUpTitle: 'Activar la autenticación en dos pasos',
  scan: 'Escanea este código con una aplicación de autenticación como Aegis, Google Authenticator o 1Password.',
  qrCode: 'Código QR para tu aplicación de autenticación',
  orType: 'O introduce esta clave:',
  copy: 'Copiar la clave',
  copied: 'Copiada',
  code: 'Código de la aplicación',
  codeHelp: 'Seis cifras. Así confirmas que la aplicación funciona antes de necesitarla.',
  codeMissing: 'Introduce el código de la aplicación',
  codesTitle: 'Tus códigos de recuperación',
  codesText:
    'Cada código funciona una vez si no tienes la aplicación. Solo se muestran ahora, así que guárdalos con tus contraseñas.',
  download: 'Descargar los códigos',
  fileName: 'pagewright-codigos-de-recuperacion.txt',
  fileHead: (email) => `Códigos de recuperación de Pagewright para ${email}. Cada uno funciona una vez.`,
  kept: 'Los he guardado',
  cancel: 'Cancelar',
  close: 'Cerrar',

  timeout: 'Cierre de sesión por inactividad',
  timeoutHelp: 'Tu sesión se cierra tras este tiempo sin actividad, en todos los dispositivos.',
  minutes: (count) =>
    count < 60
      ? format.plural(count, { one: '# minuto', other: '# minutos' })
      : format.plural(count / 60, { one: '# hora', other: '# horas' }),
  timeoutSaved: (time) => `Tu sesión se cerrará tras ${time} sin actividad`,

  sessions: 'Sesiones',
  sessionsHelp: 'Dónde tienes la sesión iniciada ahora.',
  device: 'Dispositivo',
  browserOn: (browser, system) => `${browser} en ${system}`,
  place: 'Lugar',
  seen: (place, moment) => `Lugar: ${place} · Última actividad: ${moment}`,
  thisOne: 'Esta sesión',
  unknown: '—',
  placeHelp: 'No consultamos la ubicación de las IP, así que los lugares se desconocen.',
  end: 'Cerrar',
  endOf: (device) => `Cerrar la sesión de ${device}`,
  sessionEnded: 'Sesión cerrada',
  allSessions: (count: number) => `Mostrar las ${count} sesiones`,
  endOthers: 'Cerrar todas las demás sesiones',
  endOthersTitle: '¿Cerrar todas las demás sesiones?',
  endOthersText: 'Quien haya iniciado sesión en tu cuenta en otro lugar tendrá que volver a hacerlo.',
  othersEnded: 'Se cerraron todas las demás sesiones',

  history: 'Historial de inicios de sesión',
  historyHelp: 'Los inicios de sesión e intentos más recientes de los últimos 90 días.',
  when: 'Cuándo',
  outcome: 'Resultado',
  outcomeName: (outcome) => OUTCOMES[outcome],
  address: 'Dirección IP',
  noHistory: 'No hay inicios de sesión en los últimos 90 días.',
});
