import { whatsappNumber } from '@lereng/shared-domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO } from './demo-content';

const read = (file: string) =>
  JSON.parse(
    readFileSync(join(__dirname, '../../../../../tools/demo-content', `${file}.json`), 'utf8'),
  );

it('is what the demonstration content begins with', () => {
  expect(read('slides')[0].title).toBe(DEMO.slide);
  expect(read('menu-items')[0].description.startsWith(DEMO.menuItem)).toBe(true);
  expect(read('packages')[0].name).toBe(DEMO.package);
  expect(read('site-settings').address).toBe(DEMO.address);
  const urls: { url: string }[] = read('social-media');
  expect(urls.map(({ url }) => whatsappNumber(url))).toContain(DEMO.number);
});
