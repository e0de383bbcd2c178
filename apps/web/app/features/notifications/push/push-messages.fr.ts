import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { pushMessages as english } from './push-messages.ts';

/** Texts of the push notification settings, in French. */
export const pushMessages: Translation<typeof english> = (format) => ({
  title: 'Ce navigateur',
  loading: 'Interrogation de ce navigateur…',
  off: 'Il peut afficher vos notifications même lorsque Pagewright est fermé, jusqu’à ce que vous vous déconnectiez.',
  on: 'Il affiche vos notifications même lorsque Pagewright est fermé, jusqu’à ce que vous vous déconnectiez.',
  notWanted:
    'Les notifications push sont désactivées ci-dessus : rien ne s’affiche tant qu’elles n’y sont pas activées.',
  denied:
    'Ce navigateur bloque les notifications de Pagewright. Autorisez-les pour ce site dans les réglages du navigateur, puis activez-les ici.',
  unsupported:
    'Ce navigateur ne peut pas afficher de notifications push ici. Sur un iPhone ou un iPad, ajoutez d’abord Pagewright à l’écran d’accueil ; ailleurs, ouvrez-le en https dans un navigateur récent.',
  unavailable:
    'Ce serveur ne peut pas envoyer de notifications push car sa clé ne peut pas être déchiffrée. Demandez à son exploitant de rétablir l’ancienne SECRETS_KEY.',
  notAnswered: 'Rien n’a changé, car la demande d’autorisation du navigateur n’a pas été acceptée.',
  serviceAway:
    'Le service push de ce navigateur est injoignable. Vérifiez que le réseau et le navigateur l’autorisent, puis réessayez.',
  turnOn: 'Activer dans ce navigateur',
  turnOff: 'Désactiver dans ce navigateur',
  others: (count) =>
    format.plural(count, {
      one: 'Elles sont activées dans # autre navigateur.',
      other: 'Elles sont activées dans # autres navigateurs.',
    }),
  retry: 'Réessayer',
  loadFailed: 'Les réglages des notifications push n’ont pas pu être chargés',
});
