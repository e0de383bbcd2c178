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
  account: 'Cuenta de servicio',
  keyEnds: (end) => `La clave termina en ${end}`,
  property: 'Propiedad',
  chooseProperty: 'Elige una propiedad',
  noProperties: (email) =>
    `Esta cuenta todavía no ve ninguna propiedad. Añade ${email} en Search Console, en Ajustes, Usuarios y permisos, y vuelve a probar.`,
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
  retention: (detail, pages) =>
    `Las filas por consulta, país y dispositivo se guardan ${format.number(detail)} días; los totales por página, ${format.number(pages)} días.`,
  test: 'Probar',
  works: (properties) =>
    format.plural(properties, {
      one: 'La clave funciona: la cuenta ve # propiedad.',
      other: 'La clave funciona: la cuenta ve # propiedades.',
    }),
  pull: 'Descargar ahora',
  view: 'Ver el rendimiento en la búsqueda',
  replaceKey: 'Sustituir la clave',
  remove: 'Desconectar',
  removeTitle: '¿Desconectar Search Console?',
  removeText:
    'Se eliminarán la clave y todo lo descargado. Los archivos importados se conservan. No se puede deshacer.',
  removed: 'Search Console se ha desconectado.',
});
