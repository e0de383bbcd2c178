import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { searchConnectionMessages as english } from './connection-messages.ts';

/** Texts of the Search Console connection, in Spanish. */
export const searchConnectionMessages: Translation<typeof english> = (format) => ({
  title: 'Google Search Console',
  help: 'Clics, impresiones y posiciones de tu sitio, importados cada día: lo que midió Google, junto a lo que calculamos nosotros.',
  loading: 'Cargando la conexión',
  failed: 'No se pudo cargar la conexión',
  retry: 'Reintentar',
  member: 'Un administrador de este espacio de trabajo puede conectar Search Console.',
  steps: 'Cómo obtener una clave',
  step1: 'En Google Cloud, crea un proyecto y activa en él la «Google Search Console API».',
  step2:
    'En IAM y administración, Cuentas de servicio, crea una cuenta sin ningún rol. Ábrela y elige Claves, Agregar clave, JSON.',
  step3:
    'En Search Console, abre Ajustes, Usuarios y permisos, y añade el correo de la cuenta con acceso restringido.',
  step4: 'Sube aquí el archivo JSON.',
  upload: 'Subir clave JSON',
  paste: 'O pega el contenido del archivo',
  connect: 'Conectar',
  connecting: 'Consultando a Google',
  cancel: 'Cancelar',
  tooLarge: 'Este archivo es demasiado grande para ser una clave.',
  connected: 'Google ha aceptado la clave.',
  withKey: 'Con una cuenta de servicio (recomendado)',
  withAccount: 'Con tu cuenta de Google',
  signIn: 'Conectar con Google',
  signInHelp:
    'Este servidor podrá leer tus datos de Search Console y nada más. Puedes retirarlo aquí cuando quieras.',
  signInWarning:
    'Si la aplicación del operador sigue en pruebas en Google, Google termina el permiso a los siete días y tendrás que volver a conectar. La clave de una cuenta de servicio no caduca.',
  signInOff:
    'Aquí no puedes iniciar sesión con una cuenta de Google, porque el operador de este servidor no lo ha configurado.',
  finishing: 'Conectando tu cuenta de Google',
  signedIn: 'Tu cuenta de Google está conectada.',
  denied: 'No lo permitiste en Google, así que no se ha conectado nada.',
  connectAgain: 'Volver a conectar',
  endsAt: (when) => `Google termina este permiso el ${when}. Vuelve a conectar antes.`,
  personAccount: 'La cuenta de Google de una persona',
  account: 'Cuenta',
  keyEnds: (end) => `La clave termina en ${end}`,
  property: 'Propiedad',
  chooseProperty: 'Elige una propiedad',
  noProperties: (email) =>
    `Esta cuenta todavía no ve ninguna propiedad. Añade ${email} en Search Console, en Ajustes, Usuarios y permisos, y vuelve a probar.`,
  noPropertiesOfPerson:
    'Esta cuenta de Google no ve ninguna propiedad. Conecta con una cuenta que tenga acceso en Search Console.',
  notReadable: (url) => `${url} (sin acceso a sus datos)`,
  saveProperty: 'Usar esta propiedad',
  otherProperty: 'Al cambiar de propiedad se elimina lo descargado de la actual.',
  saved: 'Guardado.',
  brand: 'Términos de marca',
  brandHelp:
    'Las consultas con alguna de estas palabras cuentan como búsquedas de marca. Sepáralas con comas.',
  saveBrand: 'Guardar términos de marca',
  state: 'Estado',
  choose_property: 'Elige una propiedad para empezar la descarga',
  pulling: (pulled, known) =>
    known === 0
      ? 'La primera descarga está empezando'
      : `Descargando: ${format.number(pulled)} de ${format.number(known)} días`,
  current: 'Al día',
  failing: 'La última descarga ha fallado',
  since: (when) => `Desde ${when}`,
  next: (when) => `Próxima descarga: ${when}`,
  pulledAt: (when) => `Última descarga completa: ${when}`,
  days: (first, last) => `Datos del ${first} al ${last}`,
  provisional: (days) =>
    format.plural(days, {
      one: '# día aún es provisional: Google puede cambiarlo',
      other: '# días aún son provisionales: Google puede cambiarlos',
    }),
  capped: (days) =>
    format.plural(days, {
      one: '# día tiene más filas de las que devuelve Google; sus totales están completos',
      other: '# días tienen más filas de las que devuelve Google; sus totales están completos',
    }),
  retention: (days) =>
    `Los datos se guardan ${format.number(days)} días, también por consulta, país y dispositivo.`,
  test: 'Probar',
  works: (properties) =>
    format.plural(properties, {
      one: 'La conexión funciona: la cuenta ve # propiedad.',
      other: 'La conexión funciona: la cuenta ve # propiedades.',
    }),
  pull: 'Descargar ahora',
  view: 'Ver el rendimiento en la búsqueda',
  replaceKey: 'Sustituir la clave o la cuenta',
  remove: 'Desconectar',
  removeTitle: '¿Desconectar Search Console?',
  removeText:
    'Se eliminarán la clave o el permiso y todo lo descargado. El permiso también termina en Google, para todas las conexiones hechas aquí con la misma cuenta de Google. Los archivos importados se conservan. No se puede deshacer.',
  removed: 'Search Console se ha desconectado.',
});
