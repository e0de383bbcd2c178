import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { crawlerMessages as english } from './messages.ts';

/** Rules for AI agents on the public site, in Spanish. */
export const crawlerMessages: Translation<typeof english> = {
  title: 'Agentes de IA',
  text: 'A qué agentes de IA pide tu sitio público que no entren, en robots.txt. Mientras no lo cambies, todos pueden entrar.',
  request:
    'robots.txt es una petición: los agentes que no la respeten pueden leer tus páginas igualmente. Los buscadores como Google y Bing no se ven afectados.',
  loading: 'Cargando las reglas para agentes de IA',
  failed: 'No se pudieron cargar las reglas para agentes de IA',
  retry: 'Reintentar',
  adminsOnly: 'Solo los administradores del espacio de trabajo pueden cambiar esto.',
  training: 'Pedir que no entren los agentes que recopilan textos para entrenar modelos',
  trainingHelp:
    'Los modelos futuros pueden saber menos de ti. Las respuestas que buscan en la web no cambian. También se pide a Google y Apple que no entrenen con tus páginas; Google deja entonces de usarlas en las respuestas de sus aplicaciones Gemini, pero la Búsqueda de Google no cambia.',
  search: 'Pedir que no entren los agentes de búsqueda con IA',
  searchHelp:
    'Es posible que la búsqueda de ChatGPT, Claude y Perplexity ya no encuentren, nombren ni enlacen tus páginas. Pierdes los lectores que te envían.',
  user: 'Pedir que no entren los agentes que abren una página para una persona',
  userHelp:
    'Es posible que los asistentes ya no abran un enlace que alguien les dé. OpenAI y Perplexity dicen que estas visitas pueden ignorar robots.txt, porque las pidió una persona.',
  names: (names) => `Nombres: ${names}`,
  llms: 'Publicar llms.txt',
  llmsHelp:
    'Una lista sencilla de tus artículos para modelos de lenguaje. No conocemos ningún buscador ni servicio de IA que haya dicho que lee este archivo, así que no esperes ningún efecto.',
  robots: 'Vista previa de robots.txt',
  llmsPreview: 'Vista previa de llms.txt',
  nothingYet: 'La lista está vacía hasta que publiques un artículo.',
  shared:
    'Tu sitio comparte la dirección de este servidor, así que sus reglas están en el robots.txt del servidor, junto a las de otros sitios.',
  save: 'Guardar reglas',
  saved: 'Reglas para agentes de IA guardadas. Los agentes pueden tardar un día en notarlo.',
};
