import { IMAGE_BYTES_MAX, UPLOAD_BYTES_MAX } from '@pagewright/contract/limits';
import type { FilesSentences } from './messages.en.ts';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const KINDS =
  'Se pueden importar Markdown, HTML, texto, Word (.docx) y exportaciones de WordPress; las imágenes pueden ser PNG, JPEG, WebP, GIF o AVIF.';

/** Messages in Spanish. */
export const spanish: FilesSentences = {
  notFound: 'Este archivo no existe.',
  tooManyAtOnce: 'Aún se están procesando varios de tus archivos. Espera a que terminen.',
  noForm: 'Envía el archivo como formulario, en el campo «file».',
  noFile: 'No hay ningún archivo en el campo «file».',
  oneFileOnly: 'Envía los archivos de uno en uno.',
  wrongType: 'El campo «type» debe ser image o document, o no incluirse.',
  incomplete: 'La subida quedó incompleta. Vuelve a intentarlo.',
  cancelled: 'La subida se canceló.',
  fileTooLarge: `El archivo supera los ${megabytes(UPLOAD_BYTES_MAX)}.`,
  imageTooLarge: `La imagen supera los ${megabytes(IMAGE_BYTES_MAX)}.`,
  empty: 'El archivo está vacío.',
  unsupported: `Este tipo de archivo no es compatible. ${KINDS}`,
  notAnImage: 'Este archivo no es una imagen. Las imágenes pueden ser PNG, JPEG, WebP, GIF o AVIF.',
  notADocument: 'Este archivo es una imagen, no un documento.',
  unreadable: 'El archivo está dañado o incompleto y no se pudo leer.',
  bomb: 'El archivo ocupa al descomprimirse mucho más de lo que necesita un documento, así que no se abrió.',
  textTooLong: 'El texto de este archivo es demasiado largo para un elemento o tarda demasiado en leerse.',
  tooDeep: 'El texto de este archivo tiene demasiados niveles.',
  tooManyItems: (most) => `Este archivo contiene más de ${most} artículos. Expórtalos en varios archivos.`,
  nothingImported: 'En este archivo no hay ningún artículo que se pueda importar.',
  unreadableImage: 'La imagen está dañada o tiene un formato no compatible.',
  tooManyPixels: 'La imagen tiene más de 40 millones de píxeles.',
  imageTooSlow: 'La imagen tardó demasiado en leerse.',
  untitled: 'Sin título',
  trashed: 'Estaba en la papelera.',
  attachment: 'Es un archivo multimedia, no un artículo.',
  otherType: 'No es ni una entrada ni una página.',
  imagesLeftOut: (count) =>
    count === 1
      ? 'Una de sus imágenes no se pudo leer y se omitió.'
      : `${count} de sus imágenes no se pudieron leer y se omitieron.`,
};
