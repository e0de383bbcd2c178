import type { OutgoingSentences } from './messages.en.ts';

export const spanish: OutgoingSentences = {
  address_invalid: 'La dirección debe empezar por http:// o https://.',
  address_not_allowed:
    'Esta dirección no está permitida: está en una red privada o reservada, o esta instalación solo puede acceder a ciertas direcciones. Usa una dirección pública o pega la página.',
  address_with_password: 'La dirección no puede contener un nombre de usuario ni una contraseña.',
  address_port_not_allowed: 'El puerto de esta dirección no está permitido.',
  address_unreachable: 'No se pudo acceder a esta dirección. Compruébala o vuelve a intentarlo más tarde.',
  both_schemes_tried: 'Se probó con https:// y con http://.',
  certificate_invalid:
    'El certificado de esta dirección no es válido, así que no se puede confiar en su respuesta.',
  too_many_redirects: 'Esta dirección redirige demasiadas veces.',
  answer_too_large: 'La respuesta de esta dirección es demasiado grande.',
  answer_too_slow: 'Esta dirección tardó demasiado en responder. Vuelve a intentarlo más tarde.',
  answer_unreadable: 'La respuesta de esta dirección está dañada o incompleta.',
};
