import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { openTestSqlite } from '@lereng/api-site/testing';
import type { Row } from '../site/connection';
import { writeRows } from '../site/write-rows';
import { makeSite, write } from '../testing/test-site';
import { entriesOfImage, entryParts } from './manifest';
import { writeArchive } from './write-archive';

jest.setTimeout(60_000);

const IMAGES = Array.from({ length: 60 }, (_, n): Row => ({
  ...{ id: n.toString(16).padStart(32, '0'), width: 10, height: 10, placeholder: null },
  ...{ widths: '[5,10]', state: 'kept', focus_x: 50, focus_y: 50 },
}));
const FILES = IMAGES.flatMap(entriesOfImage);
const FILE_BYTES = 200_000;

/** What a backup holds in memory does not depend on how many pictures there are. */
it('A backup of many pictures has one of them open at a time, and reads no more than are taken', async () => {
  const test = await openTestSqlite();
  const { store, ...site } = await makeSite(test.config);
  await write(test.database, (connection) => writeRows(connection, 'images', IMAGES));
  for (const name of FILES) {
    const { id = '', file = '' } = entryParts(name) ?? {};
    await store.put(id, [{ name: file, bytes: Buffer.alloc(FILE_BYTES) }]);
  }
  let [opened, open, most] = [0, 0, 0];
  const openFile = store.open.bind(store);
  jest.spyOn(store, 'open').mockImplementation(async (...file) => {
    const stored = await openFile(...file);
    if (!stored) return null;
    opened += 1;
    most = Math.max(most, (open += 1));
    (stored.stream as Readable).once('close', () => (open -= 1));
    return stored;
  });

  const { stream } = writeArchive({ ...site, store }, 'operator');
  const chunks = stream[Symbol.asyncIterator]();
  let taken = 0;
  while (taken < 3 * FILE_BYTES) taken += ((await chunks.next()).value as Uint8Array).length;
  await setTimeout(200);
  expect(opened).toBeLessThanOrEqual(6);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    taken += (next.value as Uint8Array).length;
  }
  expect(taken).toBeGreaterThan(FILES.length * FILE_BYTES);
  await setTimeout(20);
  expect([opened, most, open]).toEqual([FILES.length, 1, 0]);
  await test.drop();
  await site.remove();
});
