const { existsSync, readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = join(__dirname, '../..');
const children = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

const configs = [
  ...children('libs').flatMap(children),
  'apps/api',
  'apps/operator',
  'apps/web',
  'tools',
]
  .map((folder) => join(root, folder, 'jest.config.cjs'))
  .filter(existsSync)
  .map((file) => require(file));

const FILES = ['globalSetup', 'setupFiles'];

/**
 * What differs by its folder alone becomes one project of Jest, which transforms every source for each of its projects
 * anew.
 */
function merged(projects) {
  const byOptions = new Map();
  for (const { rootDir, ...options } of projects) {
    delete options.displayName;
    const absolute = (path) => resolve(path.replace('<rootDir>', rootDir));
    for (const name of FILES.filter((each) => options[each])) {
      options[name] = Array.isArray(options[name])
        ? options[name].map(absolute)
        : absolute(options[name]);
    }
    const key = JSON.stringify(options);
    const roots = byOptions.get(key)?.roots ?? [];
    byOptions.set(key, { options, roots: [...roots, rootDir] });
  }
  return [...byOptions.values()].map(({ options, roots }) => ({
    ...options,
    rootDir: root,
    roots,
  }));
}

/** The specs beside the sources of all projects in one run: what they share is transformed once. */
module.exports = {
  rootDir: root,
  maxWorkers: 3,
  // Three workers share two cores: a database that is created for a test may take seconds.
  testTimeout: 30_000,
  projects: merged(configs),
};
