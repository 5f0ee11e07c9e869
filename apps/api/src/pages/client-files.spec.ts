import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClientFiles } from './client-files';

describe('readClientFiles', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    const files = {
      'assets/a-1.js': 'let a',
      'assets/a-1.js.br': 'brotli',
      'assets/a-1.js.gz': 'gzip',
      'favicon.svg': '<svg/>',
      'assets/photo.jpeg': 'jpeg',
      'assets/scene.bin': 'other',
      '.vite/manifest.json': '{}',
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('takes the files that visitors may have, with their compressed forms', async () => {
    const files = await readClientFiles(folder);
    expect(
      [...files].map(([path, { headers }]) => `${path} ${headers['Content-Type']}`).sort(),
    ).toEqual([
      '/assets/a-1.js text/javascript; charset=utf-8',
      '/assets/photo.jpeg image/jpeg',
      '/assets/scene.bin application/octet-stream',
      '/favicon.svg image/svg+xml',
    ]);
    const script = files.get('/assets/a-1.js');
    expect(script?.headers).toEqual({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    const bodies = (['br', 'gzip', 'identity'] as const).map((each) =>
      String(script?.bodyIn(each)),
    );
    expect(bodies).toEqual(['brotli', 'gzip', 'let a']);
    const icon = files.get('/favicon.svg');
    expect(icon?.headers['Cache-Control']).toBe('public, max-age=3600');
    expect(icon?.encodingFor('br')).toBe('identity');
  });

  it('takes nothing where nothing was built', async () => {
    expect((await readClientFiles(join(folder, 'nowhere'))).size).toBe(0);
  });
});
