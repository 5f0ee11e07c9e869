import sharp from 'sharp';

/** A client of the API of one server, with or without the token of a session. A response that is an error is thrown. */
export function clientOf(origin, token) {
  const send = async (method, path, body, headers = {}) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      body,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    get: (path) => send('GET', path),
    delete: (path) => send('DELETE', path),
    json: (method, path, body) =>
      send(method, path, JSON.stringify(body), { 'content-type': 'application/json' }),
    form: (method, path, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (value instanceof Blob) form.append(name, value, 'foto.jpg');
        else form.append(name, value);
      }
      return send(method, path, form);
    },
  };
}

/** @returns the token of a new session */
export async function tokenOf(origin, username, password) {
  const body = { username, password };
  return (await clientOf(origin).json('POST', '/auth/login', body)).accessToken;
}

/** A picture that is small in bytes and has a slide's portrait crop. */
export async function picture(background) {
  const create = { width: 48, height: 36, channels: 3, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([bytes], { type: 'image/jpeg' });
}
