import type { SettingsSentences } from './messages.en.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

/** The same in Spanish. */
export const spanish: SettingsSentences = {
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede hacer esto.',
  switchedOff: (field) => `El operador de esta instalación ha desactivado ${VENDOR_NAMES[field]}.`,
  noKey: (field) => `No hay ninguna clave de ${VENDOR_NAMES[field]} que probar. Introduce una antes.`,
  unreadable: (field) =>
    `La clave de ${VENDOR_NAMES[field]} se guardó con otro secreto de esta instalación y ya no se puede leer. Vuelve a introducirla.`,
  works: (field) => `${VENDOR_NAMES[field]} acepta esta clave.`,
  refused: (field) =>
    `${VENDOR_NAMES[field]} no acepta esta clave. Comprueba que esté completa y que siga siendo válida.`,
  tooManyTests: 'Demasiadas pruebas de claves. Vuelve a intentarlo en un minuto.',
  noSuchModel: 'Este modelo de lenguaje no está configurado aquí.',
  localOff: 'El operador de esta instalación no permite modelos de su propia máquina.',
  operatorsOnly: 'Solo el operador de esta instalación puede indicar un servidor de modelos.',
  testingModel: 'Preguntando al modelo',
  modelWorks: 'El modelo responde, y en la forma pedida.',
  modelUnstructured:
    'El modelo responde, pero no en la forma pedida. Los informes y borradores la necesitan; prueba un modelo más grande o uno hecho para seguir instrucciones.',
  localGone: 'Este modelo ya no está. Vuelve a buscar modelos.',
  testing: 'Preguntando al proveedor',
  emailStays: 'Esta dirección no se puede cambiar aquí. Es con la que inicias sesión.',
  noSuchImage: 'No es una imagen que hayas subido. Súbela de nuevo.',
  noSession: 'No existe esa sesión.',
  tooManyDownloads: 'Demasiadas descargas de tus datos. Vuelve a intentarlo más tarde.',
  handOverFirst: (names) =>
    `Otras personas trabajan en ${names.map((name) => `«${name}»`).join(', ')} y allí eres el único administrador. Nombra antes administrador a otra persona.`,
  otherAddress: 'Esta no es la dirección de tu cuenta.',
  deletionSubject: 'Tu cuenta de Pagewright se eliminará',
  deletionText: (name, moment, address) =>
    [
      `Hola, ${name}:`,
      `Nos pediste que elimináramos tu cuenta. Se hará después del ${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC. Se han cerrado todas tus sesiones.`,
      'Hasta entonces puedes cambiar de idea: inicia sesión y todo seguirá como está.',
      address,
    ].join('\n\n'),
  hostedIdentity:
    'Las cuentas de esta instalación las gestiona otro servicio, que tiene su propio inicio de sesión único.',
};
