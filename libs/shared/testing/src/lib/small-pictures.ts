/**
 * For `preload` of the server: the product reads its own demonstration pictures, whole, and gets them as
 * wide as a thumb. To encode thirty in full takes half a minute of a core, and is what the specs of the
 * image pipeline are about.
 */
export const SMALL_DEMO_PICTURES = `
  import promises from 'node:fs/promises';
  import { createRequire, syncBuiltinESMExports } from 'node:module';
  const sharp = createRequire(process.cwd() + '/')('sharp');
  const { readFile } = promises;
  promises.readFile = async (path, ...options) => {
    const content = await readFile(path, ...options);
    if (!/demo-content.*\\.jpg$/.test(String(path))) return content;
    return sharp(content).resize(64).jpeg().toBuffer();
  };
  syncBuiltinESMExports();
`;
