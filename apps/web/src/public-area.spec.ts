import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicArea } from './public-area';

const libs = join(__dirname, '../../../libs');
const files = readdirSync(libs, { recursive: true, encoding: 'utf8' });
const routes = publicArea.features.flatMap((feature) => feature.routes);

it.each(routes)(
  '$path names the file of its page, as no other is called',
  async ({ page, file }) => {
    const found = files.filter((name) => name.endsWith(`/${file}.tsx`));
    expect(found).toHaveLength(1);
    const module = (await import(join(libs, found[0] ?? ''))) as { default: unknown };
    await page.preload();
    expect(page()).toMatchObject({ type: module.default });
  },
);
