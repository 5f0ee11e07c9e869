import { shippedFlaws } from './audit.mjs';
import { packagesOf } from './bundled-packages';

const flaw = (severity: string, ...nodes: string[]) => ({
  severity,
  nodes,
  via: [{ title: `a ${severity} flaw`, url: 'https://advisories.example/1', severity }],
});

describe('The list of a bundle', () => {
  it('has the folder of each package of which it has a module', () => {
    const modules = [
      '/site/apps/api/src/main.ts',
      '/site/node_modules/@nestjs/core/index.js',
      '/site/node_modules/@nestjs/core/router/router.js',
      '\0/site/node_modules/a/node_modules/b/lib/index.mjs?commonjs-exports',
      '\0rolldown/runtime.js',
    ];
    expect(packagesOf(modules)).toEqual([
      'node_modules/@nestjs/core',
      'node_modules/a/node_modules/b',
    ]);
  });
});

describe('The audit of a release', () => {
  const shipped = new Set(['node_modules/express', 'node_modules/a/node_modules/b']);

  it('names flaws of what is bundled, development dependency or not', () => {
    const vulnerabilities = {
      express: flaw('high', 'node_modules/express'),
      b: flaw('critical', 'node_modules/b', 'node_modules/a/node_modules/b'),
    };
    expect(shippedFlaws({ vulnerabilities }, shipped)).toEqual([
      'node_modules/express: high: a high flaw https://advisories.example/1',
      'node_modules/a/node_modules/b: critical: a critical flaw https://advisories.example/1',
    ]);
  });

  it('leaves out what does not ship, what is less than high, and what only depends on a flaw', () => {
    const vulnerabilities = {
      b: flaw('critical', 'node_modules/b'),
      express: flaw('moderate', 'node_modules/express'),
      nest: { severity: 'high', nodes: ['node_modules/express'], via: ['multer'] },
    };
    expect(shippedFlaws({ vulnerabilities }, shipped)).toEqual([]);
  });
});
