import type { SettingsSentences } from './messages.en.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The same in Spanish. */
export const spanish: SettingsSentences = {
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede hacer esto.',
  switchedOff: (field) => `El operador de esta instalación ha desactivado ${VENDOR_NAMES[field]}.`,
  noKey: (field) => `No hay ninguna clave de ${VENDOR_NAMES[field]} que probar. Introduce primero una.`,
  unreadable: (field) =>
    `La clave de ${VENDOR_NAMES[field]} se cifró con otro secreto y ya no se puede leer. Vuelve a introducirla.`,
  works: (field) => `${VENDOR_NAMES[field]} acepta esta clave.`,
  refused: (field) =>
    `${VENDOR_NAMES[field]} no acepta esta clave. Comprueba que esté completa y que siga siendo válida.`,
  tooManyTests: 'Demasiadas pruebas de claves. Vuelve a intentarlo en un minuto.',
  noSuchModel: 'Este modelo de lenguaje no está configurado aquí.',
  localOff: 'El operador de esta instalación no permite modelos que se ejecuten en su propia máquina.',
  operatorsOnly: 'Solo el operador de esta instalación puede configurar un servidor de modelos.',
  testingModel: 'Preguntando al modelo',
  modelWorks: 'El modelo funciona y responde en el formato solicitado.',
  modelUnstructured:
    'El modelo responde, pero no en el formato solicitado, que los briefs y borradores necesitan. Prueba un modelo más grande o uno ajustado para seguir instrucciones.',
  localGone: 'Este modelo ya no está disponible. Vuelve a buscar modelos.',
  testing: 'Contactando con el proveedor',
  emailStays: 'Esta dirección no se puede cambiar aquí, porque la usas para iniciar sesión.',
  noSuchImage: 'Esta imagen no la has subido tú. Súbela de nuevo.',
  noSession: 'Esta sesión no existe.',
  tooManyDownloads: 'Demasiadas descargas de tus datos. Vuelve a intentarlo más tarde.',
  handOverFirst: (names) =>
    `Otras personas trabajan en ${names.map((name) => `«${name}»`).join(', ')} y allí eres el único administrador. Nombra primero administrador a otra persona.`,
  otherAddress: 'Esta no es la dirección de tu cuenta.',
  deletionSubject: 'Tu cuenta de Pagewright se eliminará',
  deletionText: (name, moment, address) =>
    [
      `Hola, ${name}:`,
      `Nos pediste que elimináramos tu cuenta. Se eliminará después del ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. Se han cerrado todas tus sesiones.`,
      'Hasta entonces puedes cambiar de idea: inicia sesión y no se eliminará nada.',
      address,
    ].join('\n\n'),
  hostedIdentity: 'Las cuentas las gestiona otro servicio, que tiene su propio inicio de sesión único.',
};
