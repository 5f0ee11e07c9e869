import type { ClientManifest } from '@lereng/shared-contract';
import { pageAssets } from './page-assets';

const manifest: ClientManifest = {
  'src/entry.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_react.js', '_shared.js'],
    css: ['assets/site-1.css'],
    assets: ['assets/font-core-1.woff2', 'assets/font-latin-1.woff2', 'assets/photo-1.avif'],
  },
  '_react.js': { file: 'assets/react-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_react.js'] },
  'src/menu.tsx': { file: 'assets/menu-1.js', imports: ['_shared.js', 'src/entry.tsx'] },
  'admin.tsx': { file: 'assets/admin-1.js' },
};

describe('pageAssets', () => {
  it('lists the files of entry and page once each', () => {
    expect(pageAssets(manifest, 'src/entry.tsx', 'menu')).toEqual({
      entry: '/assets/entry-1.js',
      modules: ['/assets/react-1.js', '/assets/shared-1.js', '/assets/menu-1.js'],
      styles: ['/assets/site-1.css'],
      fonts: ['/assets/font-core-1.woff2'],
    });
  });

  it('includes the script that loads the entry later', () => {
    const assets = pageAssets(manifest, 'src/entry.tsx', undefined, ['admin.tsx', 'src/menu.tsx']);
    expect(assets.deferredHydration).toBe('/assets/admin-1.js');
    expect(assets.reporter).toBe('/assets/menu-1.js');
    expect(assets.entry).toBe('/assets/entry-1.js');
  });

  it('ignores an unknown page', () => {
    expect(pageAssets(manifest, 'src/entry.tsx', 'gone').modules).toHaveLength(2);
  });

  it('rejects the manifest of another build', () => {
    expect(() => pageAssets(manifest, 'src/other.tsx')).toThrow('src/other.tsx');
  });
});
