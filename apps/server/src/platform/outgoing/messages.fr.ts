import type { OutgoingSentences } from './messages.en.ts';

export const french: OutgoingSentences = {
  address_invalid: 'L’adresse doit commencer par http:// ou https://.',
  address_not_allowed:
    'Cette adresse n’est pas autorisée : elle se trouve dans un réseau privé ou réservé, ou cette installation ne peut accéder qu’à certaines adresses. Utilisez une adresse publique, ou collez la page.',
  address_with_password: 'L’adresse ne doit pas contenir de nom d’utilisateur ni de mot de passe.',
  address_port_not_allowed: 'Le port de cette adresse n’est pas autorisé.',
  address_unreachable: 'Cette adresse est injoignable. Vérifiez-la ou réessayez plus tard.',
  both_schemes_tried: 'https:// et http:// ont été essayés.',
  certificate_invalid:
    'Le certificat de cette adresse n’est pas valide : sa réponse n’est donc pas digne de confiance.',
  too_many_redirects: 'Cette adresse redirige trop souvent.',
  answer_too_large: 'La réponse de cette adresse est trop volumineuse.',
  answer_too_slow: 'Cette adresse a mis trop de temps à répondre. Réessayez plus tard.',
  answer_unreadable: 'La réponse de cette adresse est endommagée ou incomplète.',
};
