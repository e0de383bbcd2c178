import { IMAGE_BYTES_MAX, UPLOAD_BYTES_MAX } from '@pagewright/contract/limits';
import type { FilesSentences } from './messages.en.ts';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} Mo`;
const KINDS =
  'Markdown, HTML, texte, Word (.docx) et exports de WordPress peuvent être importés ; les images peuvent être en PNG, JPEG, WebP, GIF ou AVIF.';

/** Messages in French. */
export const french: FilesSentences = {
  notFound: 'Ce fichier n’existe pas.',
  tooManyAtOnce:
    'Plusieurs de vos fichiers sont encore en cours de traitement. Attendez qu’ils soient prêts.',
  noForm: 'Envoyez le fichier sous forme de formulaire, dans le champ « file ».',
  noFile: 'Il n’y a pas de fichier dans le champ « file ».',
  oneFileOnly: 'Envoyez un seul fichier à la fois.',
  wrongType: 'Le champ « type » doit valoir image ou document, ou être omis.',
  incomplete: 'L’envoi est incomplet. Réessayez.',
  cancelled: 'L’envoi a été annulé.',
  fileTooLarge: `Le fichier dépasse ${megabytes(UPLOAD_BYTES_MAX)}.`,
  imageTooLarge: `L’image dépasse ${megabytes(IMAGE_BYTES_MAX)}.`,
  empty: 'Le fichier est vide.',
  unsupported: `Ce type de fichier n’est pas pris en charge. ${KINDS}`,
  notAnImage: 'Ce fichier n’est pas une image. Les images peuvent être en PNG, JPEG, WebP, GIF ou AVIF.',
  notADocument: 'Ce fichier est une image, pas un document.',
  unreadable: 'Le fichier est endommagé ou incomplet et n’a pas pu être lu.',
  bomb: 'Une fois décompressé, le fichier est bien plus gros que ce qu’il faut à un document : il n’a donc pas été ouvert.',
  textTooLong: 'Le texte de ce fichier est trop long pour un élément, ou trop long à lire.',
  tooDeep: 'Le texte de ce fichier est imbriqué trop profondément.',
  tooManyItems: (most) => `Ce fichier contient plus de ${most} articles. Exportez-les en plusieurs fichiers.`,
  nothingImported: 'Ce fichier ne contient aucun article qui puisse être importé.',
  unreadableImage: 'L’image est endommagée ou dans un format non pris en charge.',
  tooManyPixels: 'L’image compte plus de 40 millions de pixels.',
  imageTooSlow: 'L’image a été trop longue à lire.',
  untitled: 'Sans titre',
  trashed: 'Il était dans la corbeille.',
  attachment: 'C’est un fichier média, pas un article.',
  otherType: 'Ce n’est ni un article ni une page.',
  imagesLeftOut: (count) =>
    count < 2
      ? 'Une de ses images n’a pas pu être lue et a été laissée de côté.'
      : `${count} de ses images n’ont pas pu être lues et ont été laissées de côté.`,
};
