import type { OutgoingSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: OutgoingSentences = {
  address_invalid: 'Esta dirección no empieza por http:// ni https://.',
  address_not_allowed:
    'Esta dirección no está permitida: se encuentra en una red privada o reservada, o su operador solo permite a esta instalación consultar algunas direcciones. Usa una dirección que cualquiera pueda abrir, o pega la página.',
  address_with_password: 'No se permite una dirección que contenga un nombre de usuario o una contraseña.',
  address_port_not_allowed: 'El puerto de esta dirección no es de los que usan los sitios web.',
  address_unreachable: 'No se pudo acceder a esta dirección. Compruébala o vuelve a intentarlo más tarde.',
  both_schemes_tried: 'Se probó con https:// y con http://.',
  certificate_invalid:
    'El certificado de esta dirección no es válido, así que no se puede confiar en lo que responde.',
  too_many_redirects: 'Esta dirección redirige demasiadas veces.',
  answer_too_large: 'La respuesta de esta dirección es demasiado grande.',
  answer_too_slow: 'Esta dirección tardó demasiado en responder. Vuelve a intentarlo más tarde.',
  answer_unreadable: 'La respuesta de esta dirección está dañada o se interrumpió.',
};
