import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { openApi } from '@lereng/shared-contract';
import type { ApiResponse, ApiRequest } from '@lereng/shared-testing';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

interface OperationObject {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { description: string; content?: Record<string, object> }>;
}

/** An operation of openapi.json. */
export interface Operation {
  id: string;
  method: string;
  /** With its parameters, such as `/menu-items/{id}`, below `/api`. */
  path: string;
  needsToken: boolean;
  /** Content type of the request's body. */
  bodyType: string | undefined;
  statuses: string[];
}

const paths: Record<string, Record<string, OperationObject>> = openApi.paths;

export const operations: Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const { operationId, security, requestBody, responses } = operation;
    return {
      id: operationId,
      method: method.toUpperCase(),
      path: path.slice('/api'.length),
      needsToken: security.length > 0,
      bodyType: Object.keys(requestBody?.content ?? {})[0],
      statuses: Object.keys(responses),
    };
  }),
);

/** The paths of all lists of content: those of the kinds, the settings, the trash and the history. */
export const LISTS: readonly string[] = operations
  .filter(({ id, path }) => id.startsWith('list') && /^\/(?!admins$)[a-z-]+$/.test(path))
  .map(({ path }) => path);

/** Those of the kinds, to which rows are added. */
export const LISTS_OF_KINDS = LISTS.filter((list) =>
  operations.some(({ method, path }) => method === 'POST' && path === list),
);

let ajv: Ajv2020 | undefined;

/** Made when a response is first checked: most files of tests check none, and it takes a quarter of what loading one does. */
function schemas(): Ajv2020 {
  if (ajv) return ajv;
  ajv = new Ajv2020({ strict: true, allErrors: true });
  // The whole document is the schema, so that references within it resolve.
  ajv.addVocabulary(['example', ...Object.keys(openApi)]);
  addFormats(ajv);
  return ajv.addSchema(closed(openApi) as object, 'openapi.json');
}

/** The responses so far: `operationId status`. */
export const seen = new Set<string>();

/** @throws where the response to an operation is not one that openapi.json describes */
export function checkContract({ method, path }: ApiRequest, response: ApiResponse<unknown>): void {
  const operation = findOperation(method, path);
  if (!operation || isRefusedByNginx(path, response)) return;
  const { status, body } = response;
  const described = paths[`/api${operation.path}`]?.[method.toLowerCase()]?.responses[status];
  const errors: unknown[] = [];
  if (!described) errors.push('the status is not described');
  else if (described.content) {
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const validate = validatorOf(operation, status, type);
    if (!validate) errors.push(`${type} is not described`);
    else if (!validate(body)) errors.push(validate.errors);
  } else if (body !== '') errors.push('no body is described');
  if (errors.length > 0) {
    const found = JSON.stringify({ errors, body }, null, 2);
    throw new Error(`${operation.id} responded with ${status}, unlike openapi.json: ${found}`);
  }
  seen.add(`${operation.id} ${status}`);
}

/** nginx passes no URL on that is not encoded well, or has a NUL. */
const isRefusedByNginx = (path: string, { status, headers }: ApiResponse<unknown>) =>
  status === 400 &&
  headers.get('server')?.startsWith('nginx') === true &&
  /%(?![0-9a-f]{2})|%00/i.test(path);

/** Paths without parameters come before those that would match them, too. */
function findOperation(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?');
  const candidates = operations.filter((operation) => operation.method === method);
  return (
    candidates.find((operation) => operation.path === pathname) ??
    candidates.find(({ path: template }) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    )
  );
}

function validatorOf(
  { path, method }: Operation,
  status: number,
  type: string,
): ValidateFunction | undefined {
  const steps = ['paths', `/api${path}`, method.toLowerCase(), 'responses', `${status}`, 'content'];
  const pointer = [...steps, type, 'schema'].map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return schemas().getSchema(`openapi.json#/${pointer.join('/')}`);
}

/** The same document, whose objects have the properties that it names and no others. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, item]) => [key, closed(item)]));
  const isClosable = typeof copy['properties'] === 'object' && copy['type'] === 'object';
  return isClosable ? { unevaluatedProperties: false, ...copy } : copy;
}
