const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const children = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

/** The specs beside the sources of all projects in one run: what they share is transformed once. */
module.exports = {
  rootDir: root,
  maxWorkers: 3,
  // Three workers share two cores: a database that is created for a test may take seconds.
  testTimeout: 30_000,
  projects: [...children('libs').flatMap(children), 'apps/api', 'apps/web', 'tools']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'jest.config.cjs'))),
};
