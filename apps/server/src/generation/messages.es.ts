import type { ModelVendor } from '../providers/language/port.ts';
import type { GenerationSentences } from './messages.en.ts';

const NAMES: Readonly<Record<ModelVendor, string>> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  anthropic: 'Anthropic',
  'openai-compatible': 'El servidor de modelos',
};

export const spanish: GenerationSentences = {
  notSet: (model) =>
    `El modelo de lenguaje ${model} no está configurado aquí. Elige otro en Ajustes, Claves de API.`,
  ownKeyRefused: (vendor) =>
    `${NAMES[vendor]} rechazó la clave de tu espacio de trabajo. Un administrador puede cambiarla en Ajustes, Claves de API.`,
  failed: (vendor, outcome) => {
    const name = NAMES[vendor];
    return {
      key_refused: `${name} no acepta la clave. Pide al operador de esta instalación que la revise.`,
      busy: `${name} no acepta solicitudes en este momento. Vuelve a intentarlo en unos minutos.`,
      failed: `${name} no respondió. Vuelve a intentarlo en unos minutos.`,
      request_refused: `${name} rechazó la solicitud. Pide al operador de esta instalación que revise el nombre del modelo.`,
      withheld: `${name} retuvo su respuesta.`,
      too_slow: `${name} tardó demasiado en responder.`,
      unusable: `${name} dio una respuesta que no se pudo usar.`,
      unsourced: `${name} no devolvió nada que las pruebas respalden.`,
    }[outcome];
  },
  fallenBack: (sentence) => `${sentence} Esto lo hizo el motor integrado.`,
};
