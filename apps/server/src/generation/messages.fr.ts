import type { ModelVendor } from '../providers/language/port.ts';
import type { GenerationSentences } from './messages.en.ts';

const NAMES: Readonly<Record<ModelVendor, string>> = {
  openai: 'OpenAI',
  gemini: 'Gemini',
  anthropic: 'Anthropic',
  'openai-compatible': 'Le serveur de modèles',
};

export const french: GenerationSentences = {
  notSet: (model) =>
    `Le modèle de langage ${model} n’est pas configuré ici. Choisissez-en un autre dans Réglages, Clés d’API.`,
  ownKeyRefused: (vendor) =>
    `${NAMES[vendor]} a refusé la clé de votre espace de travail. Un administrateur peut la changer dans Réglages, Clés d’API.`,
  failed: (vendor, outcome) => {
    const name = NAMES[vendor];
    return {
      key_refused: `${name} n’accepte pas la clé. Demandez à l’exploitant de cette installation de la vérifier.`,
      busy: `${name} n’accepte pas de requêtes pour le moment. Réessayez dans quelques minutes.`,
      failed: `${name} n’a pas répondu. Réessayez dans quelques minutes.`,
      request_refused: `${name} a rejeté la requête. Demandez à l’exploitant de cette installation de vérifier le nom du modèle.`,
      withheld: `${name} a retenu sa réponse.`,
      too_slow: `${name} a mis trop de temps à répondre.`,
      unusable: `${name} a donné une réponse inutilisable.`,
      unsourced: `${name} n’a rien renvoyé que les preuves confirment.`,
    }[outcome];
  },
  fallenBack: (sentence) => `${sentence} Ceci a été fait par le moteur intégré.`,
};
