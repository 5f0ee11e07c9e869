/**
 * Generates the RTK Query slices: `generate.mjs [outDir, default src/lib] [document]`. Per tag,
 * reads go to `endpoints/<tag>.gen.ts`, writes to `endpoints/<tag>-admin.gen.ts`, so that visitors
 * download the reads of a page alone: a slice is loaded as a whole. Types of the document's schemas have no bytes, and
 * are in `endpoints/types.gen.ts` for all slices.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const outDir = resolve(process.argv[2] ?? join(here, '../src/lib'));
const documentFile = resolve(
  process.argv[3] ?? join(here, '../../../shared/contract/openapi.json'),
);

const HEADER =
  '// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Tags whose reads only the back office uses. */
const ADMIN_TAGS = {
  auth: 'auth-admin',
  admins: 'people-admin',
  health: 'auth-admin',
  backups: 'backups-admin',
  trash: 'trash-admin',
  history: 'history-admin',
  'demo-content': 'demo-content-admin',
};
/** Tags whose operations no slice has: a page that reports its own failure does so without the application. */
const TAGS_WITHOUT_SLICE = new Set(['browser-errors']);
/** Reads of one row that pages of visitors make. All others of one row are the back office's, as those with a token. */
const ROWS_OF_PAGES = new Set(['getMenuCategory', 'getMenuItem', 'getPackage', 'getPromotion']);

/** The query of each public read, which the document's language sets in one place. */
const LANGUAGE = 'lang';
/** Headers that belong to one write. */
const WRITE_HEADERS = new Set(['If-Match', 'Idempotency-Key', 'Save-Id']);

const document = JSON.parse(await readFile(documentFile, 'utf8'));
const { schemas } = document.components;
const operations = simplify(document);
const slices = [...new Set(operations.map(({ slice }) => slice))].sort();
/** The sources of the schemas' types, by their names. */
const types = new Map();

const scratch = await mkdtemp(join(tmpdir(), 'codegen-'));
try {
  const schemaFile = join(scratch, 'openapi.json');
  await writeFile(schemaFile, JSON.stringify(document));
  for (const slice of slices) {
    const names = operations.filter((o) => o.slice === slice).map(({ name }) => name);
    const source = await generateEndpoints({
      schemaFile,
      apiFile: '../base-api',
      apiImport: 'baseApi',
      exportName: `${camelCase(slice)}Generated`,
      filterEndpoints: names,
      flattenArg: true,
      encodePathParams: true,
      hooks: { queries: true, lazyQueries: slice.endsWith('-admin'), mutations: true },
    });
    await write(`endpoints/${slice}.gen.ts`, withoutTypes(source));
  }
  const sources = [...types].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => source);
  await write('endpoints/types.gen.ts', sources.join('\n'));
  await write(
    'multipart.gen.ts',
    `/** Operations whose body travels as \`multipart/form-data\`. */
    export const multipartOperations: ReadonlySet<string> = new Set(${JSON.stringify(
      operations
        .filter(({ multipart }) => multipart)
        .map(({ name }) => name)
        .sort(),
    )});`,
  );
} finally {
  await rm(scratch, { recursive: true });
}

/**
 * Lists the operations, and simplifies the document for the generator: paths below the base path,
 * bodies that are named `body` whatever their schema is called, no language, and no headers but those that
 * each write chooses: the others are the base query's.
 */
function simplify(doc) {
  const found = [];
  for (const [path, item] of Object.entries(doc.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const name = operation.operationId;
      const tag = operation.tags?.[0];
      if (!name || !tag) throw new Error(`${method} ${path} lacks an operationId or a tag`);
      operation.parameters = operation.parameters?.filter(
        ({ in: place, name }) =>
          name !== LANGUAGE && (place !== 'header' || WRITE_HEADERS.has(name)),
      );
      if (TAGS_WITHOUT_SLICE.has(tag)) continue;
      const content = operation.requestBody?.content ?? {};
      for (const media of Object.values(content)) {
        if (media.schema?.$ref) media.schema = { allOf: [{ $ref: media.schema.$ref }] };
      }
      const isOfRow = /^\/api\/[a-z-]+\/\{(id|key)\}$/.test(path) && !ROWS_OF_PAGES.has(name);
      const isAdmin = method !== 'get' || operation.security?.length > 0 || isOfRow;
      found.push({
        name,
        slice: ADMIN_TAGS[tag] ?? (isAdmin ? `${tag}-admin` : tag),
        multipart: 'multipart/form-data' in content,
      });
    }
  }
  doc.paths = Object.fromEntries(
    Object.entries(doc.paths).map(([path, item]) => [
      path.replace(/^\/api(?=\/|$)/, '') || '/',
      item,
    ]),
  );
  return found;
}

/** Moves a slice's types of schemas to `types`, and imports those that it uses. */
function withoutTypes(source) {
  const file = ts.createSourceFile('slice.ts', source, ts.ScriptTarget.Latest);
  const isType = (node) => ts.isTypeAliasDeclaration(node) && node.name.text in schemas;
  const own = file.statements.filter((statement) => !isType(statement));
  for (const type of file.statements.filter(isType))
    types.set(type.name.text, type.getFullText(file));
  const used = new Set(own.flatMap((statement) => typesIn(statement, file)));
  const names = [...used].filter((name) => types.has(name)).sort();
  const texts = own.map((statement) => statement.getFullText(file));
  if (names.length > 0) texts.unshift(`import type { ${names.join(', ')} } from './types.gen';`);
  return texts.join('');
}

/** The names of the types that a node refers to. */
function typesIn(node, file) {
  const names = ts.isTypeReferenceNode(node) ? [node.typeName.getText(file)] : [];
  node.forEachChild((child) => {
    names.push(...typesIn(child, file));
  });
  return names;
}

async function write(file, source) {
  const target = join(outDir, file);
  const options = await resolveConfig(join(here, 'generate.mjs'));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await format(HEADER + source, { ...options, parser: 'typescript' }));
}

function camelCase(kebab) {
  return kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
