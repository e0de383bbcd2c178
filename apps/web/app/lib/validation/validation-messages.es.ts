import type { Translation } from '../messages/define-messages.ts';
import type { validationMessages as english } from './validation-messages.ts';

/** Validation messages of forms, in Spanish. */
export const validationMessages: Translation<typeof english> = (format) => ({
  plainName: 'Un nombre no puede contener una dirección web ni de correo',
  required: 'Este campo es obligatorio',
  email: 'Introduce una dirección de correo válida',
  maxLength: (length) => `Debe tener ${format.number(length)} caracteres como máximo`,
  password:
    'La contraseña debe tener al menos 8 caracteres y contener una mayúscula, una minúscula, un número y un carácter especial',
  passwordMatch: 'Las contraseñas no coinciden',
});
