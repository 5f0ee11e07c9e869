import { whatsappNumber } from '@lereng/shared-domain/contact';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from './demo-content';

const read = (file: string) =>
  JSON.parse(
    readFileSync(
      join(__dirname, '../../../../../tools/demo-content/lereng', `${file}.json`),
      'utf8',
    ),
  );

it('is what the demonstration content begins with', () => {
  expect(read('slides')[0].title).toBe(DEMO.slide);
  expect(read('menu-items')[0].description.startsWith(DEMO.menuItem)).toBe(true);
  expect(read('promotions')[0].title).toBe(DEMO.promotion);
  expect(read('packages')[0].name).toBe(DEMO.package);
  const { home_image, home_description, ...settings } = read('site-settings');
  expect(home_image).toBeDefined();
  expect(home_description.startsWith(DEMO.settings.home_description)).toBe(true);
  expect({ ...settings, home_description: DEMO.settings.home_description }).toMatchObject(
    DEMO.settings,
  );
  const links: { platform: string; url: string }[] = read('social-media');
  expect(Object.fromEntries(links.map(({ platform, url }) => [platform, url]))).toEqual(DEMO.links);
  expect(whatsappNumber(DEMO.links.whatsapp)).toBe(DEMO.number);
});
