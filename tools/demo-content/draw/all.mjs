import { mkdir, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { draw } from './lib/stage.mjs';

/**
 * Draws the pictures again: all of them, or those that are named.
 *   node tools/demo-content/draw/all.mjs [--draft] [--threads=1] [slug …]
 */
const here = new URL('./', import.meta.url);
const options = process.argv.slice(2);
const names = options.filter((o) => !o.startsWith('--'));
const draft = options.includes('--draft');
const threads = Number(options.find((o) => o.startsWith('--threads='))?.slice(10)) || undefined;
const target = options.find((o) => o.startsWith('--out='))?.slice(6);

/** What is kept of a drawing: all but the scenes are shown in cards and half a page, and encoded at the first start. */
const WIDTHS = { menu: 1280, packages: 1280, promotions: 1280, scenes: 1920, warung: 1920 };
/** Where pictures go whose folder has another name than their modules: a venue's own name is that of its content. */
const FOLDERS = { warung: 'lake' };

for (const kind of Object.keys(WIDTHS)) {
  const folder = new URL(`./${kind}/`, here);
  const files = (await readdir(folder)).filter((f) => f.endsWith('.mjs')).sort();
  for (const file of files) {
    const slug = file.slice(0, -4);
    if (names.length > 0 && !names.includes(slug)) continue;
    const to = target ?? fileURLToPath(new URL(`../images/${FOLDERS[kind] ?? kind}`, here));
    await mkdir(to, { recursive: true });
    const seconds = await draw(new URL(file, folder).href, `${to}/${slug}.jpg`, {
      draft,
      threads,
      width: WIDTHS[kind],
    });
    const { size } = await stat(`${to}/${slug}.jpg`);
    console.log(`${kind}/${slug}: ${seconds.toFixed(1)} s, ${Math.round(size / 1024)} KB`);
  }
}
