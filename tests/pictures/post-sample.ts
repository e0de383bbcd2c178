import type { APIRequestContext } from 'playwright';

/** Posts data to a path of the API, and returns the answer. */
export type PostSample = (path: string, data?: unknown) => Promise<Record<string, unknown>>;

/** Posts samples in the name of a signed-in person. */
export async function samplePoster(request: APIRequestContext, url: string): Promise<PostSample> {
  const { token } = (await (await request.get(`${url}/api/auth/token`)).json()) as { token: string };
  return async (path, data = {}) => {
    const answer = await request.post(`${url}/api${path}`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`${path} refused a sample: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
}
