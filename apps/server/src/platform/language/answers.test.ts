import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();
const maya = await server.signUp();
const refusal = async (path: string, language: string | null, body?: unknown) =>
  (
    await server.send(path, {
      person: maya,
      ...(body === undefined ? {} : { method: 'PUT', body }),
      headers: language === null ? {} : { 'accept-language': language },
    })
  ).body;

test("an error is in the caller's language, even for concurrent calls", async () => {
  const path = '/api/content/00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all(
    ['es-MX,es;q=0.9', null, 'fr', 'de', 'es'].map((language) => refusal(path, language)),
  );
  expect(answers).toMatchObject([
    { code: 'not_found', error: 'No se encontró el recurso solicitado.' },
    { code: 'not_found', error: 'The requested resource was not found.' },
    { code: 'not_found', error: 'La ressource demandée est introuvable.' },
    { code: 'not_found', error: 'The requested resource was not found.' },
    { code: 'not_found', error: 'No se encontró el recurso solicitado.' },
  ]);
});

test("validation errors are in the caller's language, in our words and the library’s", async () => {
  const body = { profile: { name: ' ', company: 7 } };
  expect(await refusal('/api/settings', 'es', body)).toEqual({
    error: 'Solicitud no válida. Revisa los datos introducidos. profile.name: Este campo es obligatorio.',
    code: 'invalid',
    details: [
      { path: 'profile.name', message: 'Este campo es obligatorio' },
      { path: 'profile.company', message: 'Debe ser un texto' },
    ],
  });
  expect(await refusal('/api/settings', 'fr', body)).toMatchObject({
    error: 'Requête non valide. Vérifiez votre saisie. profile.name: Ce champ est obligatoire.',
    details: [{ message: 'Ce champ est obligatoire' }, { path: 'profile.company' }],
  });
  expect(await refusal('/api/settings', null, body)).toMatchObject({
    details: [{ message: 'This field is required' }, { path: 'profile.company' }],
  });
});

test("a rejected sign-in is in the caller's language", async () => {
  const answer = await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: maya.email, password: 'Wrong-1234!' },
    headers: { 'accept-language': 'fr-FR' },
  });
  expect(answer.body).toMatchObject({ error: 'Adresse e-mail ou mot de passe incorrect' });
});
