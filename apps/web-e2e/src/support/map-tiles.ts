import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Site } from './site';

const TILES = 'https://tile.openstreetmap.org/';

/** Fulfills the tiles of the map from here; `broken` ones are 404. */
export async function mockTiles(
  site: Site,
  page: Page,
  broken: () => boolean = () => false,
): Promise<void> {
  site.allow(new RegExp(`^request to another host: ${TILES}`));
  const create = { width: 256, height: 256, channels: 3, background: '#dfe8d0' } as const;
  const body = await sharp({ create }).png().toBuffer();
  await page.route(`${TILES}**`, (route) =>
    broken() ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'image/png', body }),
  );
}
