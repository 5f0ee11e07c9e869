import 'reflect-metadata';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { loadConfig } from '@lereng/api-site/config';
import { AppModule } from './app.module';
import { setGlobals } from './create-app';
import { openApiDocument } from './platform/http/openapi-document';
import { RouteTable } from './platform/http/route-table';

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const takes = ({ parameters = [] }: Operation, header: string): boolean =>
  parameters.some(({ name }) => name === header);

describe('openApiDocument', () => {
  let document: OpenAPIObject;
  let operations: Operation[];
  let table: RouteTable;

  beforeAll(async () => {
    const app = await NestFactory.create(AppModule.forRoot(loadConfig({})), {
      preview: true,
      logger: false,
    });
    setGlobals(app);
    table = new RouteTable(app.get(ModulesContainer));
    document = openApiDocument(app);
    operations = Object.values(document.paths).flatMap(
      (item) => Object.values(item) as Operation[],
    );
  });

  it('describes every route of the application, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = table.all().map(({ method, path }) => `${method} ${path}`);
    const inDocument = (route: string) => route.replace(/:(\w+)/g, '{$1}').replace(/ $/, '');
    expect(described.sort()).toEqual(routes.map(inDocument).sort());
  });

  it('names every operation once, by what it does, with the one tag of its entity', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const others = ids.filter((id) => !/^(list|get|create|update|remove)[A-Z]/.test(id));
    expect(others.sort()).toEqual([
      'addPackageImage',
      'checkToken',
      'downloadBackup',
      'login',
      'logout',
      'previewRevert',
      'reportBrowserError',
      'restoreTrashed',
      'revertChange',
    ]);
    expect(operations.every(({ tags }) => tags.length === 1)).toBe(true);
  });

  it('describes for each operation the statuses that follow from what it is', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, each] of Object.entries(item) as [string, Operation][]) {
        const statuses = Object.keys(each.responses);
        const isRead = method === 'get';
        // A check of health reads no content and is stored by nobody; a report of an error writes none.
        const isContent = !/^\/api(\/|\/health.*|\/browser-errors)?$/.test(path);
        const expected = [
          ...(isContent ? ['500', '503'] : []),
          ...(isContent && isRead ? ['304'] : []),
          ...(isContent && !isRead && each.operationId !== 'downloadBackup' ? ['507'] : []),
          ...(each.requestBody ? ['400', '413', '415', '422'] : []),
          ...(each.security?.length ? ['401'] : []),
          // Of an order every text has a response.
          ...(/\{(?!order|token)/.test(path) ? ['404'] : []),
          ...(takes(each, 'If-Match') ? ['412'] : []),
          ...(takes(each, 'Idempotency-Key') ? ['422'] : []),
          ...(/Order$/.test(each.operationId) ? ['409'] : []),
        ];
        expect([each.operationId, statuses]).toEqual([
          each.operationId,
          expect.arrayContaining(expected),
        ]);
      }
    }
  });

  it('says which operations need the token', () => {
    for (const { method, path, roles } of table.all()) {
      const inDocument = path.replace(/:(\w+)/g, '{$1}');
      const item = document.paths[inDocument] as Record<string, Operation> | undefined;
      expect([inDocument, item?.[method.toLowerCase()]?.security]).toEqual([
        inDocument,
        roles ? [{ bearer: [] }] : [],
      ]);
    }
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    });
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  /** Those who log in are no content: they have no history, and no version that another tab could have changed. */
  const isOfContent = ({ tags: [tag = ''] }: Operation): boolean =>
    !['auth', 'admins'].includes(tag);

  /** Operations that take a header. */
  const taking = (header: string): string[] =>
    operations
      .filter((each) => takes(each, header))
      .map(({ operationId }) => operationId)
      .sort();

  it('describes the condition of every change of one entity', () => {
    const changes = operations
      .filter(isOfContent)
      .map(({ operationId }) => operationId)
      .filter((id) => id.startsWith('update') && !/(Order|Prices|Availability)$/.test(id));
    // Whatever becomes of the images of a package is a change of the package.
    const ofImages = ['addPackageImage', 'updatePackageImageOrder', 'removePackageImage'];
    const others = [...ofImages, 'revertChange'];
    expect(taking('If-Match')).toEqual([...changes, ...others].sort());
  });

  it('describes the key of every write of content', () => {
    const writes = operations
      .filter(isOfContent)
      .map(({ operationId }) => operationId)
      .filter((id) => /^(add|create|update|remove|restore|revert)/.test(id));
    expect(writes.length).toBeGreaterThan(40);
    expect(taking('Idempotency-Key')).toEqual(writes.sort());
    expect(taking('Save-Id')).toEqual(['addPackageImage']);
  });

  it('comes with sorted keys, so that the same code makes the same file', () => {
    const isSorted = (value: unknown): boolean => {
      if (typeof value !== 'object' || value === null) return true;
      const keys = Array.isArray(value) ? [] : Object.keys(value);
      const inOrder = keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key);
      // The language itself puts keys that are numbers, such as statuses, first.
      return (
        (inOrder || keys.every((key) => /^\d+$/.test(key))) && Object.values(value).every(isSorted)
      );
    };
    expect(isSorted(document)).toBe(true);
  });
});
