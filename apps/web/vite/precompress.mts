import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|webmanifest|txt|json)$/;
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1_024;

/** Writes a brotli and a gzip file beside every text file, at the highest level. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .filter(({ parentPath }) => !parentPath.includes('.vite'))
          .map(({ parentPath, name }) => compressFile(join(parentPath, name))),
      );
    },
  };
}

async function compressFile(file: string): Promise<void> {
  // The build before has had the same file.
  if (existsSync(`${file}.br`)) return;
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
