import { tinyPicture } from '@lereng/api-testing';
import type { ApiClient } from '@lereng/shared-testing';

type Fields = Record<string, string | Blob>;

/** Adds a row with a form. */
export async function addRow<Row = { id: number }>(
  client: ApiClient,
  path: string,
  fields: Fields,
): Promise<Row> {
  const { status, body } = await client.form<Row>('POST', path, fields);
  expect(status).toBe(201);
  return body;
}

/** Adds a menu item with a picture. */
export async function addMenuItem<Row = { id: number }>(
  client: ApiClient,
  fields: Fields = {},
): Promise<Row> {
  const image = await tinyPicture();
  return addRow(client, '/menu-items', { name: 'Kopi', price: '9000', image, ...fields });
}
