import { expect, test } from 'vitest';
import { openTestServer } from '../../../../tests/server/open-test-server.ts';

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

test('a refusal is said in the language of the caller, also of calls that come at once', async () => {
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

test('what is wrong with a body is said in the language of the caller, by our words and by the library’s', async () => {
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

test('a sign-in is refused in the language of the caller', async () => {
  const answer = await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: maya.email, password: 'Wrong-1234!' },
    headers: { 'accept-language': 'fr-FR' },
  });
  expect(answer.body).toMatchObject({ error: 'Adresse e-mail ou mot de passe incorrect' });
});
