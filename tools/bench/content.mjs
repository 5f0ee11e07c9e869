import { Blob } from 'node:buffer';
import sharp from 'sharp';

export const CREDENTIALS = { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'bench-password' };

/** Acts as the owner. */
export async function logIn(origin) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: CREDENTIALS.ADMIN_USERNAME,
      password: CREDENTIALS.ADMIN_PASSWORD,
    }),
  });
  const { accessToken } = await response.json();
  const create = { width: 64, height: 48, channels: 3, background: '#963' };
  const photo = new Blob([await sharp({ create }).jpeg().toBuffer()], { type: 'image/jpeg' });

  const authorization = { Authorization: `Bearer ${accessToken}` };

  async function send(method, path, fields, image) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    if (image) body.set('image', image, 'photo.jpg');
    const sent = await fetch(`${origin}/api${path}`, { method, headers: authorization, body });
    if (!sent.ok) throw new Error(`${method} ${path}: ${sent.status} ${await sent.text()}`);
    return sent.json();
  }

  const asJpeg = (bytes) => new Blob([bytes], { type: 'image/jpeg' });

  return {
    /** The header of the session. */
    authorization,
    /** @param {Buffer} [bytes] a JPEG; a tiny one where it is left out */
    addMenuItem: (name, bytes) =>
      send('POST', '/menu-items', { name, price: 15_000 }, bytes ? asJpeg(bytes) : photo),
    addPackage: (name) =>
      send('POST', '/packages', { name, price: 250_000, description: 'Berangkat pukul 4' }, photo),
    renameMenuItem: (id, name) => send('PUT', `/menu-items/${id}`, { name }),
  };
}

/** Adds what is missing to so many rows of `path`. */
export async function fill(origin, path, count, add) {
  const rows = await (await fetch(`${origin}/api${path}`)).json();
  for (let number = rows.length + 1; number <= count; number += 1) await add(`Nomor ${number}`);
}

/** A sharp noise upon coarse patches, 12 megapixels: about 3 MB, as a phone makes them. */
export async function largePhoto() {
  const [width, height] = [4_000, 3_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  return sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#963', noise } })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}
