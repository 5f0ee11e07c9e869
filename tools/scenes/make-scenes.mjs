/**
 * Makes the files of the built-in scenes from their originals, and the modules that import them:
 *   node tools/scenes/make-scenes.mjs [folder of the originals]
 *
 * Run it again whenever an original changed; what it writes is committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import sharp from 'sharp';

const scenes = new URL('../demo-content/images/scenes/', import.meta.url);
const originals = process.argv[2] ?? fileURLToPath(scenes);
const source = new URL('../../libs/public/home/src/', import.meta.url);
const assets = new URL('assets/scenes/', source);

/** The scenes in the order of the carousel; `focus` is the middle of the crop for phones, 0 to 1. */
const SCENES = [
  { slug: 'ridge-at-dawn', focus: 0.62 },
  { slug: 'cafe-terrace', focus: 0.5 },
  { slug: 'orange-orchard', focus: 0.8 },
  { slug: 'jeep-track', focus: 0.57 },
];

/**
 * A phone in portrait orientation gets a crop of its own: of a wide picture it would show a third. Its
 * `sizes` name three quarters of its pixels: on a small dense screen nobody sees the difference, and
 * this picture is what a visitor with a slow connection waits for.
 */
const SHAPES = {
  wide: { ratio: 16 / 9, media: '(min-aspect-ratio: 1/1)', sizes: '100vw' },
  tall: { ratio: 3 / 4, media: '(max-aspect-ratio: 1/1)', sizes: 'max(92vw, 54svh)' },
};
const FORMATS = {
  avif: {
    options: { quality: 48, effort: 5 },
    widths: { wide: [640, 960, 1440, 1920], tall: [480, 810, 1080] },
  },
  webp: { options: { quality: 70, effort: 6 }, widths: { wide: [1440], tall: [810] } },
};
/** The scene that stands for the venue where its owner has sent no photo. */
const ABOUT = 'orange-orchard';
const FALLBACK_WIDTH = 1280;
/** What chats and networks show beside a link to the home page. */
const PREVIEW = { slug: SCENES[0].slug, width: 1200, height: 630 };

/** The largest part of `ratio` in a picture, around `focus` of its width. */
function crop({ width, height }, ratio, focus) {
  const wide = width / height > ratio;
  const part = {
    width: wide ? Math.round(height * ratio) : width,
    height: wide ? height : Math.round(width / ratio),
  };
  return {
    ...part,
    left: Math.round(Math.min(Math.max(focus * width - part.width / 2, 0), width - part.width)),
    top: Math.round((height - part.height) / 2),
  };
}

const camel = (slug) => slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

await rm(assets, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const imports = [];
const entries = [];
let about = '';
let bytes = 0;

for (const { slug, focus } of SCENES) {
  const original = join(originals, `${slug}.jpg`);
  const metadata = await sharp(original).metadata();

  async function write(shape, width, format, options) {
    const { ratio } = SHAPES[shape];
    const name = camel(`${slug}-${shape}-${width}-${format}`);
    const file = `${slug}-${shape}-${width}.${format}`;
    const { size } = await sharp(original)
      .extract(crop(metadata, ratio, focus))
      .resize(width, Math.round(width / ratio))
      .toFormat(format, options)
      .toFile(fileURLToPath(new URL(file, assets)));
    bytes += size;
    imports.push(`import ${name} from '../assets/scenes/${file}';`);
    return name;
  }

  const firstImport = imports.length;
  const sources = [];
  const wideSources = [];
  for (const [shape, { media, sizes }] of Object.entries(SHAPES)) {
    for (const [format, { options, widths }] of Object.entries(FORMATS)) {
      const candidates = [];
      const most = crop(metadata, SHAPES[shape].ratio, focus).width;
      // Never wider than the original.
      for (const width of new Set(widths[shape].map((wanted) => Math.min(wanted, most)))) {
        candidates.push(`\${${await write(shape, width, format, options)}} ${width}w`);
      }
      const srcset = `type: 'image/${format}', srcset: \`${candidates.join(', ')}\``;
      sources.push(`{ ${srcset}, media: '${media}', sizes: '${sizes}' }`);
      if (shape === 'wide') wideSources.push(`{ ${srcset} }`);
    }
  }
  const fallback = await write('wide', FALLBACK_WIDTH, 'jpeg', { quality: 76, mozjpeg: true });
  const placeholder = await sharp(original).resize(16, 9).webp({ quality: 40 }).toBuffer();
  const fields = `
    image_url: ${fallback},
    image_width: ${FALLBACK_WIDTH},
    image_height: ${Math.round(FALLBACK_WIDTH / SHAPES.wide.ratio)},
    image_placeholder: 'data:image/webp;base64,${placeholder.toString('base64')}',`;
  entries.push(`${camel(slug)}: { ${fields} image_sources: [${sources.join(',')}] }`);
  if (slug === ABOUT) {
    const wideImports = imports.slice(firstImport).filter((line) => line.includes('-wide-'));
    about = `${wideImports.join('\n')}

/** A built-in scene in one shape for all screens. */
export const aboutScene: ResponsiveImage = { ${fields} image_sources: [${wideSources.join(',')}] };
`;
  }
}

const previewFile = fileURLToPath(new URL('../../../web/feature/src/assets/preview.jpeg', source));
await sharp(join(originals, `${PREVIEW.slug}.jpg`))
  .resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(previewFile);

/** Each in a module of its own: most visitors never see the carousel of all scenes. */
const modules = {
  'scenes.gen.ts': `${imports.join('\n')}

export const scenes = { ${entries.join(',\n')} } satisfies Record<string, ResponsiveImage>;
`,
  'about-scene.gen.ts': about,
};
for (const [name, code] of Object.entries(modules)) {
  const target = fileURLToPath(new URL(`lib/${name}`, source));
  const text = `// Generated by tools/scenes/make-scenes.mjs.
import type { ResponsiveImage } from '@lereng/web-ui';
${code}`;
  const options = await prettier.resolveConfig(target);
  await writeFile(target, await prettier.format(text, { ...options, filepath: target }));
}
console.log(`${SCENES.length} scenes, ${Math.round(bytes / 1024)} KB in all`);
