import sharp from 'sharp';
import { clientOf, picture, tokenOf } from '../server/client.mjs';

export const CREDENTIALS = { ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'bench-password' };

/** Acts as the owner. */
export async function logIn(origin) {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = CREDENTIALS;
  const client = clientOf(origin, await tokenOf(origin, ADMIN_USERNAME, ADMIN_PASSWORD));
  const photo = await picture('#963');
  return {
    addMenuItem: (name, image = photo) =>
      client.form('POST', '/menu-items', { name, price: '15000', image }),
    addPackage: (name) => {
      const fields = { name, price: '250000', description: 'Berangkat pukul 4', image: photo };
      return client.form('POST', '/packages', fields);
    },
    changeMenuItem: (id, fields) => client.form('PUT', `/menu-items/${id}`, fields),
  };
}

/** Adds what is missing to so many rows of `path`. */
export async function fill(origin, path, count, add) {
  const rows = await clientOf(origin).get(path);
  for (let number = rows.length + 1; number <= count; number += 1) await add(`Nomor ${number}`);
}

/** A sharp noise upon coarse patches, 12 megapixels: about 3 MB, as a phone makes them. */
export async function largePhoto() {
  const width = 4_000;
  const height = 3_000;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const create = { width: 1_000, height: 750, channels: 3, background: '#963', noise };
  const bytes = await sharp({ create }).resize(width, height).jpeg({ quality: 85 }).toBuffer();
  return new Blob([bytes], { type: 'image/jpeg' });
}
