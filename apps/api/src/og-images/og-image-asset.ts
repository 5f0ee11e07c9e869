import { join } from 'node:path';

/** Where a shipped file is, in the sources and in the build alike. */
export function ogImageAsset(name: string): string {
  return join(import.meta.dirname, 'og-image-assets', name);
}
