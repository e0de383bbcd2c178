import type { Translation } from '../messages/define-messages.ts';
import type { givenPagesMessages as english } from './messages.ts';

/** Texts for adding competitor pages, in Spanish. */
export const givenPagesMessages: Translation<typeof english> = (format) => ({
  paste: 'Pegar',
  upload: 'Subir',
  fetch: 'Desde la web',
  addresses: 'Direcciones',
  addressesHelp:
    'Una por línea. Cada página se lee una sola vez, respetando robots.txt, a una página por segundo.',
  addressesRequired: 'Indica al menos una dirección.',
  addressesWrong: (line) => `Esta no es la URL de una página: ${line}`,
  competitors: 'Competidores',
  competitorsHelp: (isRequired) =>
    `${isRequired ? '' : 'Opcional. '}Direcciones de páginas que posicionan, o de sitios en los que buscar páginas sobre tu palabra clave; separadas por comas o una por línea.`,
  tooManyCompetitors: (most) => `Indica como máximo ${format.number(most)} direcciones`,
  fetchPages: 'Leer páginas',
  text: 'Página',
  textHelp: 'El HTML de la página completa, o su texto.',
  textRequired: 'Pega primero la página.',
  address: 'Dirección',
  addressHelp: 'Opcional. Se muestra allí donde la puntuación menciona esta página.',
  addressWrong: 'Esta no es la URL de una página.',
  name: 'Título',
  nameHelp: 'Opcional. Se toma de la página cuando esta lo tiene.',
  addPage: 'Añadir página',
  choose: 'Elegir archivos',
  chooseHelp: (megabytes) => `Archivos HTML o de texto, de hasta ${format.number(megabytes)} MB cada uno.`,
  open: 'Añadir páginas de la competencia',
  help: 'Pega o sube páginas que posicionen para tu palabra clave. El resultado se basa en ellas y no se usan para nada más.',
  list: 'Páginas añadidas',
  untitled: 'Página sin título',
  size: (characters) => format.plural(characters, { one: '# carácter', other: '# caracteres' }),
  remove: (title) => `Quitar ${title}`,
  added: (pages) => format.plural(pages, { one: '# página añadida', other: '# páginas añadidas' }),
  tooLarge: (name) => `${name}: el archivo es demasiado grande.`,
  tooMany: (most) => `Puedes añadir ${format.number(most)} páginas como máximo.`,
  known: (name) => `${name}: esta página ya se ha añadido.`,
});
