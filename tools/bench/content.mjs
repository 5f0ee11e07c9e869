/* global FormData */
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

  async function send(method, path, fields, image) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    if (image) body.set('image', image, 'photo.jpg');
    const headers = { Authorization: `Bearer ${accessToken}` };
    const sent = await fetch(`${origin}/api${path}`, { method, headers, body });
    if (!sent.ok) throw new Error(`${method} ${path}: ${sent.status} ${await sent.text()}`);
    return sent.json();
  }

  return {
    addMenuItem: (name) => send('POST', '/menu-items', { name, price: 15_000 }, photo),
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
