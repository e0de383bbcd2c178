import type { Translation } from '../lib/messages/define-messages.ts';
import type { sessionMessages as english } from './session-messages.ts';

/** Texts about a session that is unreachable, ended, or about to end, in French. */
export const sessionMessages: Translation<typeof english> = (format) => ({
  away: 'Le serveur est injoignable. Ce que vous voyez n’est peut-être plus à jour ; nous continuons d’essayer.',
  servedOnly:
    'Le service de connexion n’est disponible qu’en partie. Vous pouvez continuer à travailler ; nous continuons d’essayer.',
  retry: 'Réessayer maintenant',
  ended:
    'Votre session est terminée. Ce qui est à l’écran reste affiché tant que vous ne quittez pas cette page.',
  idle: (minutes) => {
    const time = format.plural(minutes, { one: '# minute', other: '# minutes' });
    return `Votre session a été fermée après ${time} d’inactivité. Ce qui est à l’écran reste affiché tant que vous ne quittez pas cette page.`;
  },
  login: 'Se connecter',
  otherTab: 'Se connecter dans un nouvel onglet et continuer ici',
  warning: 'Vous êtes inactif depuis un moment et serez bientôt déconnecté.',
  secondsLeft: (seconds) =>
    format.plural(seconds, { one: '# seconde restante', other: '# secondes restantes' }),
  stay: 'Garder la session ouverte',
  removed: (workspace) =>
    `Vous n’êtes plus membre de « ${workspace} ». Ce qui est à l’écran reste affiché tant que vous ne quittez pas cette page.`,
  goOn: 'Aller à mon espace de travail',
});
