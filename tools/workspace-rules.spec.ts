import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { depConstraints, expectedTags, SCOPES, TYPES } from './workspace-rules.cjs';

const root = join(__dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const children = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const projects = [...children('apps'), ...children('libs').flatMap(children), 'tools']
  .map((folder) => `${folder}/project.json`)
  .filter((file) => existsSync(join(root, file)));

describe('the rooms of the workspace', () => {
  it('finds the projects', () => {
    expect(projects.length).toBeGreaterThan(15);
  });

  it.each(projects)('%s carries the tags and the name that its folder asks for', (file) => {
    const { name, tags } = read(file) as { name: string; tags: string[] };
    const folder = dirname(file);

    expect(tags).toEqual(expectedTags(folder));
    expect(name).toBe(folder === 'tools' ? 'tools' : folder.split('/').slice(1).join('-'));
  });

  it.each(projects.filter((file) => file.startsWith('libs/')))(
    '%s can be imported as @lereng/<name>',
    (file) => {
      const { name } = read(file) as { name: string };
      const { paths } = (
        read('tsconfig.base.json') as {
          compilerOptions: { paths: Record<string, string[]> };
        }
      ).compilerOptions;

      expect(paths[`@lereng/${name}`]).toEqual([`./${dirname(file)}/src/index.ts`]);
    },
  );

  it('knows a constraint for every tag, and no wildcard', () => {
    expect(depConstraints.map(({ sourceTag }) => sourceTag)).toEqual([
      ...Object.keys(TYPES).map((type) => `type:${type}`),
      ...Object.keys(SCOPES).map((scope) => `scope:${scope}`),
    ]);
    expect(
      JSON.stringify(depConstraints.map((c) => [c.sourceTag, c.onlyDependOnLibsWithTags])),
    ).not.toContain('*');
  });
});
