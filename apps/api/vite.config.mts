import { cp } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { serverBundle } from '../../tools/build/server-bundle.ts';

const root = import.meta.dirname;
const workspace = resolve(root, '../..');
const demoContent = resolve(workspace, 'tools/demo-content');

/** What the bundle needs beside it when it runs. */
function companions(): Plugin {
  let outDir = '';
  return {
    name: 'lereng:companions',
    configResolved({ build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle() {
      await cp(demoContent, resolve(outDir, 'demo-content'), {
        recursive: true,
        // The same files as the build's inputs in project.json name: texts and pictures.
        filter: (source) =>
          /^(|[^\\/.]+([\\/][^\\/]+\.json)?|images[\\/].+)$/.test(relative(demoContent, source)),
      });
      const assets = 'og-image-assets';
      await cp(resolve(root, 'src/og-images', assets), resolve(outDir, assets), {
        recursive: true,
      });
    },
  };
}

export default defineConfig(
  serverBundle('api', ['main', 'image-process', 'emit-openapi'], [companions()]),
);
