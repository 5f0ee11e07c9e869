import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain, section, tableRows } from './markdown';

interface Manifest {
  version?: string;
  license?: string;
  /** How packages named their licence before there was one field for it. */
  licenses?: { type: string }[];
}
interface LockedPackage {
  license?: string;
  hasInstallScript?: boolean;
}

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages,
).filter(([path]) => path !== '');
const document = read('docs/dependencies.md');

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');
const installed = (path: string): Manifest | undefined => {
  const file = `${path}/package.json`;
  return existsSync(join(root, file)) ? (JSON.parse(read(file)) as Manifest) : undefined;
};
const licenceOf = (from: Manifest = {}): string | undefined =>
  from.license ?? from.licenses?.map(({ type }) => type).join(' OR ');

describe.each([
  ['dependencies', 'In production'],
  ['devDependencies', 'In development, or bundled'],
] as const)('Each of the %s', (group, heading) => {
  const rows = tableRows(section(document, heading));
  const direct = Object.keys(manifest[group]);

  it('has a row in docs/dependencies.md, and each row a dependency', () => {
    const named = rows.flatMap(([names = '']) => names.split(', ').map(plain));
    expect(named.sort()).toEqual(direct.sort());
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });

  it('has an exact version', () => {
    const versions = Object.values(manifest[group]);
    expect(versions.filter((each) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(each))).toEqual([]);
  });
});

describe('The licences of all packages', () => {
  const part = section(document, 'Licences');
  const [, list = ''] = part.split('\n\n');
  const allowed = [...list.matchAll(/`(.+?)`/g)].map(([, licence]) => licence);
  const exceptions = tableRows(part).map(([name, licence]) => ({ names: plain(name), licence }));
  const matches = (names: string, name: string): boolean =>
    names.endsWith('*') ? name.startsWith(names.slice(0, -1)) : name === names;

  /** An expression of SPDX without nested brackets, which no package has. */
  function isAllowed(expression: string, name: string): boolean {
    const excepted = exceptions.filter(({ names }) => matches(names, name));
    const licences = [...allowed, ...excepted.map(({ licence }) => licence)];
    const choices = expression.replace(/^\(|\)$/g, '').split(' OR ');
    return choices.some((choice) => choice.split(' AND ').every((one) => licences.includes(one)));
  }

  it('are allowed, or an exception with its reason', () => {
    const refused = locked
      .map(([path, { license }]) => ({
        name: nameOf(path),
        licence: license ?? licenceOf(installed(path)) ?? 'none',
      }))
      .filter(({ name, licence }) => !isAllowed(licence, name));
    expect(allowed.length).toBeGreaterThan(5);
    expect(refused).toEqual([]);
  });

  it('need every exception', () => {
    const unused = exceptions.filter(
      ({ names }) => !locked.some(([path]) => matches(names, nameOf(path))),
    );
    expect(unused).toEqual([]);
  });
});

describe('Install scripts', () => {
  it('are off for all packages', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('belong to the packages that docs/dependencies.md names, and to no others', () => {
    const named = tableRows(section(document, 'Install scripts')).map(([name]) => plain(name));
    const having = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(named).toEqual([...new Set(having.map(([path]) => nameOf(path)))].sort());
  });
});
