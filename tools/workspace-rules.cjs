/**
 * The one table of which project may import which. ESLint's boundary rule reads it, and so does the test
 * that compares every project's tags with its path.
 */
const TYPES = {
  app: ['feature', 'kit', 'ui', 'data-access', 'util', 'testing'],
  feature: ['kit', 'ui', 'data-access', 'util', 'testing'],
  kit: ['ui', 'data-access', 'util', 'testing'],
  // Helpers of specs need the store. They have a type of their own, so that kits can use them, too.
  testing: ['ui', 'data-access', 'util'],
  'data-access': ['util'],
  ui: ['util'],
  util: ['util'],
};

const SCOPES = {
  api: ['api', 'shared'],
  public: ['public', 'web', 'shared'],
  admin: ['admin', 'web', 'shared'],
  web: ['web', 'shared'],
  shared: ['shared'],
  shell: ['shell', 'public', 'admin', 'web', 'shared'],
  // They start the product as the tests of the API do.
  'browser-tests': ['browser-tests', 'public', 'admin', 'web', 'api', 'shared'],
  tools: ['tools', 'shared'],
};

/** External packages that a scope must not import. */
const SERVER_PACKAGES = ['@nestjs/*', 'typeorm', 'express', 'busboy', 'sharp', 'pg', 'ioredis'];
const BROWSER_PACKAGES = ['react', 'react-*', '@reduxjs/*', 'lucide-react'];
const BANNED_PACKAGES = {
  api: BROWSER_PACKAGES,
  shared: [...SERVER_PACKAGES, ...BROWSER_PACKAGES],
  public: SERVER_PACKAGES,
  admin: SERVER_PACKAGES,
  web: SERVER_PACKAGES,
  shell: SERVER_PACKAGES,
};

const tagged = (prefix, names) => names.map((name) => `${prefix}:${name}`);

/** Constraints in the form that `@nx/enforce-module-boundaries` takes. */
const depConstraints = [
  ...Object.entries(TYPES).map(([type, allowed]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: tagged('type', allowed),
    ...(type === 'ui' && { bannedExternalImports: ['@reduxjs/*', 'react-redux'] }),
  })),
  ...Object.entries(SCOPES).map(([scope, allowed]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: tagged('scope', allowed),
    ...(BANNED_PACKAGES[scope] && { bannedExternalImports: BANNED_PACKAGES[scope] }),
  })),
];

const API = 'apps/api/src';

const SITE = 'libs/api/site/src/lib';

/** The folders of the lib that the API shares with the operator's commands, lowest first, as above. */
const SITE_IMPORTS = {
  errors: [],
  config: [],
  disk: [],
  s3: ['config'],
  images: ['config', 'disk', 's3'],
  sqlite: ['config'],
  database: ['errors', 'config', 'sqlite'],
  passwords: ['database'],
};

/**
 * The layers of the API, lowest first, each with those that it may import. Files beside them start and
 * compose the application: they may import everything, and no layer imports them.
 */
const API_LAYERS = {
  platform: [],
  writes: ['platform'],
  'response-cache': ['platform', 'writes'],
  media: ['platform', 'writes'],
  backups: ['platform'],
  'og-images': ['platform', 'writes', 'media'],
  content: ['platform', 'writes', 'response-cache', 'media', 'og-images'],
  orders: ['platform', 'writes', 'media', 'content'],
  pages: ['platform', 'writes', 'response-cache', 'media', 'og-images', 'content'],
};

/** The folders of `platform`, lowest first, each with those that it may import. */
const PLATFORM_IMPORTS = {
  principal: [],
  errors: [],
  config: [],
  redis: [],
  disk: ['errors'],
  validation: ['errors'],
  database: ['errors', 'disk'],
  idempotency: ['errors', 'validation', 'database'],
  http: ['principal', 'errors', 'validation', 'idempotency'],
  observability: ['errors', 'redis', 'disk', 'validation', 'http'],
  tasks: ['observability'],
  auth: ['principal', 'errors', 'redis', 'disk', 'validation', 'http', 'observability'],
};

const OPERATOR = 'apps/operator/src';

/** The folders of the operator's commands, lowest first, as above; the commands stand beside them. */
const OPERATOR_IMPORTS = {
  site: [],
  archive: ['site'],
  places: [],
  doctor: ['site', 'archive', 'places'],
};

/** Folders of `content` that may import others, each with these; all of them may import `core`. */
const CONTENT_IMPORTS = {
  core: [],
  'calendar-entries': ['packages', 'site-settings'],
  'menu-items': ['menu-categories'],
  'price-periods': ['packages'],
  promotions: ['packages'],
  retention: ['history', 'trash'],
  'demo-content': ['packages', 'site-settings'],
};

const KIT = 'libs/admin/kit/src/lib';

/** The entries of the back office's kit, and those that each may import. */
const KIT_IMPORTS = {
  shell: [],
  form: ['shell'],
  settings: ['shell', 'form'],
  photos: ['shell', 'form'],
  list: ['shell', 'form'],
};

/**
 * Zones in the form that `import-x/no-restricted-paths` takes.
 * @param {string[]} contentFolders the folders of `content`
 */
function folderZones(contentFolders) {
  const layers = Object.entries(API_LAYERS).map(([layer, allowed]) => ({
    target: `./${API}/${layer}`,
    from: `./${API}`,
    except: [layer, ...allowed].map((each) => `./${each}`),
    message: `A layer imports lower ones alone: "${layer}" may import ${allowed.join(', ') || 'none'}.`,
  }));
  const platform = Object.entries(PLATFORM_IMPORTS).map(([folder, allowed]) =>
    zoneWithin(`${API}/platform`, folder, allowed),
  );
  const content = contentFolders
    // The helpers of specs, which all folders may import.
    .filter((folder) => folder !== 'testing')
    .map((folder) => zoneWithin(`${API}/content`, folder, [...contentImports(folder), 'testing']));
  const site = Object.entries(SITE_IMPORTS).map(([folder, allowed]) =>
    // Specs of all folders share the helpers of one that stands beside these.
    zoneWithin(SITE, folder, [...allowed, 'testing']),
  );
  const operator = Object.entries(OPERATOR_IMPORTS).map(([folder, allowed]) =>
    zoneWithin(OPERATOR, folder, [...allowed, 'testing']),
  );
  const kit = Object.entries(KIT_IMPORTS).map(([folder, allowed]) =>
    zoneWithin(KIT, folder, allowed),
  );
  return [...layers, ...platform, ...content, ...site, ...operator, ...kit];
}

/** The zone of a folder within another one, which says what it may import of the other folders there. */
function zoneWithin(parent, folder, allowed) {
  return {
    target: `./${parent}/${folder}`,
    from: `./${parent}`,
    except: [folder, ...allowed].map((each) => `./${each}`),
    message: `Within "${parent}", "${folder}" may import ${allowed.join(', ') || 'none'}.`,
  };
}

function contentImports(folder) {
  return folder === 'core' ? [] : ['core', ...(CONTENT_IMPORTS[folder] ?? [])];
}

const APP_SCOPES = {
  'apps/api': 'api',
  'apps/api-e2e': 'api',
  'apps/faults-e2e': 'api',
  'apps/operator': 'api',
  'apps/web': 'shell',
  'apps/web-e2e': 'browser-tests',
};

/** The tags that a project in this folder must have; `null` for a folder without a rule. */
function expectedTags(root) {
  const app = APP_SCOPES[root];
  if (app) return ['type:app', `scope:${app}`];
  if (root === 'tools') return ['type:app', 'scope:tools'];
  const lib = /^libs\/(shared|api|web|public|admin)\/([a-z-]+)$/.exec(root);
  if (!lib) return null;
  const [, area, name] = lib;
  if (area === 'shared') return ['type:util', 'scope:shared'];
  if (area === 'api') return [name === 'testing' ? 'type:testing' : 'type:util', 'scope:api'];
  if (area === 'web') {
    const types = { 'data-access': 'data-access', ui: 'ui', feature: 'util', testing: 'testing' };
    const type = types[name];
    return type ? [`type:${type}`, 'scope:web'] : null;
  }
  return [name === 'kit' ? 'type:kit' : 'type:feature', `scope:${area}`];
}

module.exports = {
  folderZones,
  OPERATOR_IMPORTS,
  PLATFORM_IMPORTS,
  SITE_IMPORTS,
  depConstraints,
  expectedTags,
  TYPES,
  SCOPES,
};
