import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import {
  depConstraints,
  expectedTags,
  OPERATOR_IMPORTS,
  PLATFORM_IMPORTS,
  SCOPES,
  SITE_IMPORTS,
  TYPES,
} from './workspace-rules.cjs';

const root = join(__dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const children = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const projects = [...children('apps'), ...children('libs').flatMap(children), 'tools']
  .map((folder) => `${folder}/project.json`)
  .filter((file) => existsSync(join(root, file)));

describe('the projects of the workspace', () => {
  const { paths } = read('tsconfig.base.json').compilerOptions as {
    paths: Record<string, string[]>;
  };

  it('finds the projects', () => {
    expect(projects.length).toBeGreaterThan(15);
  });

  it.each(projects)('%s has the tags, the name and the import of its folder', (file) => {
    const { name, tags } = read(file) as { name: string; tags: string[] };
    const folder = dirname(file);

    expect(tags).toEqual(expectedTags(folder));
    expect(name).toBe(folder === 'tools' ? 'tools' : folder.split('/').slice(1).join('-'));
    if (!folder.startsWith('libs/')) return;
    const area = folder.split('/')[1] ?? '';
    const [ofArea = ''] = paths[`@lereng/${area}-*`] ?? [];
    const [entry] = paths[`@lereng/${name}`] ??
      paths[`@lereng/${name}/*`] ?? [ofArea.replace('*', name.slice(area.length + 1))];
    expect([`./${folder}/src/index.ts`, `./${folder}/src/lib/*/index.ts`]).toContain(entry);
  });

  it('knows a constraint for every tag, and no wildcard', () => {
    expect(depConstraints.map(({ sourceTag }) => sourceTag)).toEqual([
      ...Object.keys(TYPES).map((type) => `type:${type}`),
      ...Object.keys(SCOPES).map((scope) => `scope:${scope}`),
    ]);
    const tags = depConstraints.map((c) => [c.sourceTag, c.onlyDependOnLibsWithTags]);
    expect(tags.flat(2)).not.toContain('*');
  });
});

it.each([
  ['apps/api/src/platform', Object.keys(PLATFORM_IMPORTS)],
  ['apps/operator/src', [...Object.keys(OPERATOR_IMPORTS), 'testing']],
  ['libs/api/site/src/lib', [...Object.keys(SITE_IMPORTS), 'testing']],
])('the layers name every folder of %s', (parent, names) => {
  const entries = readdirSync(join(root, parent), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual(names.sort());
});

describe('the programs that check the types of the whole workspace', () => {
  const parse = (file: string) => {
    const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic) => {
      throw new Error(`${file}: ${JSON.stringify(messageText)}`);
    };
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
    const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(root, file), {}, host)!;
    // Where a program keeps what it has checked is no option of the check.
    const own = ['incremental', 'tsBuildInfoFile', 'configFilePath'];
    return {
      fileNames,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => !own.includes(name))),
    };
  };
  const programs = children('tools/types').map(parse);

  it.each(projects)('hold every file of %s, with the options of the project', (file) => {
    const project = parse(join(dirname(file), 'tsconfig.json'));
    const [first = ''] = project.fileNames;
    const holding = programs.filter(({ fileNames }) => fileNames.includes(first));

    expect(holding).toHaveLength(1);
    expect(holding[0]?.fileNames).toEqual(expect.arrayContaining(project.fileNames));
    expect(holding[0]?.options).toEqual(project.options);
  });
});

describe('CODEOWNERS', () => {
  const patterns = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => line.split(/\s+/)[0] ?? '');
  const paths = ['apps', 'libs', 'tools'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true }).map(
      (entry) =>
        `/${relative(root, join(entry.parentPath, entry.name))}${entry.isDirectory() ? '/' : ''}`,
    ),
  );
  const sourceOf = (pattern: string) =>
    pattern.replaceAll('/**/', '/{any}/').replaceAll('*', '[^/]*').replaceAll('/{any}/', '/(.+/)?');
  const pathsOf = (pattern: string) => {
    const whole = new RegExp(`^${sourceOf(pattern)}$`);
    return paths.filter((path) => whole.test(path));
  };

  it.each(patterns.filter((pattern) => pattern !== '*'))(
    '%s names a folder or files',
    (pattern) => {
      expect(pathsOf(pattern)).not.toEqual([]);
    },
  );

  const foldersOf = (parent: string) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${parent}/${name}/`);
  const endpoints = 'libs/web/data-access/src/lib/endpoints';
  const parts = [
    ...['apps', ...children('libs'), 'apps/api/src', 'apps/api/src/content', 'tools'].flatMap(
      foldersOf,
    ),
    ...children(endpoints)
      .filter((file) => file.endsWith('.api.ts'))
      .map((file) => `/${file}`),
  ];

  it.each(parts)('has a line for %s, which decides', (part) => {
    const deciding = patterns.findLast(
      (pattern) => pattern === '*' || new RegExp(`^${sourceOf(pattern)}`).test(part),
    );
    expect(pathsOf(deciding ?? '*')).toContain(part);
  });
});

// Nx reads every one in its own process, and hands its environment to whatever it starts.
it('no configuration of Jest changes the environment of its reader', () => {
  const configurations = projects
    .map((file) => join(root, dirname(file), 'jest.config.cjs'))
    .filter(existsSync);
  expect(configurations.length).toBeGreaterThan(10);

  const script = `
    const before = { ...process.env };
    ${JSON.stringify(configurations)}.forEach((path) => require(path));
    process.stdout.write(JSON.stringify({ before, after: process.env }));
  `;
  const { before, after } = JSON.parse(
    execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }),
  );
  expect(after).toEqual(before);
});
