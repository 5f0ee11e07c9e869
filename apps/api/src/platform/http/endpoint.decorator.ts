import { DEFAULT_LOCALE, LOCALES, MAX_ID, type Role } from '@lereng/shared-domain';
import { applyDecorators, HttpCode, type Type, UseGuards, UseInterceptors } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { ApiIdempotencyKey } from '../idempotency/idempotency-key';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor';
import { entityIdGuard, type EntityLookup, missingRowInterceptor } from './entity-id';
import { ErrorResponse } from './error-response.dto';
import { MultipartBody, type MultipartOptions } from './form-reader';
import { JsonBodyInterceptor, JsonListInterceptor } from './json-body.interceptor';
import { NoStore, Public, Roles } from './access.decorator';

interface DescribedEndpoint {
  /** Name of the operation, and of the hook that is generated from it; that of the handler where it is left out. */
  operationId?: string;
  summary: string;
  /** True keeps a public read out of every cache. */
  noStore?: boolean;
  /** Status of success. */
  status: 200 | 201 | 204;
  /** The body of a success: one, or a list of them; or its schema, where no class describes it. */
  response?: Type | [Type] | OpenSchema;
  /** The content type of a success that is a file instead. */
  file?: string;
  /** The body that the route reads: an object in JSON, a list in JSON of this class, or a form. */
  body?: 'json' | [Type] | MultipartOptions;
  /** The message of the 404, for a route with an `{id}`. */
  missing?: string;
  /** The service that looks ids up, for a route with a body: a 404 comes before any error of the body. */
  rows?: Type<EntityLookup>;
  /** Takes `If-Match`, for a handler that reads it by `@Condition()`. */
  ifMatch?: boolean;
  /** Statuses beside those that follow from the rest, with what they mean. */
  errors?: Readonly<Record<number, string | ErrorDescription>>;
}

/** What visitors may use, which changes no content. */
interface OpenEndpoint {
  /** Open to visitors without a token. A valid token may get more from a route that reads. */
  public: boolean;
  roles?: never;
  beforePasswordChange?: never;
  storage: 'none' | 'read' | 'write';
}

/** What only admins may use. */
interface ClosedEndpoint {
  public?: false;
  /** Those of the admins that may; the owner where it is left out. */
  roles?: readonly Role[];
  /** Whether it is there for an admin who has to change their first password. */
  beforePasswordChange?: boolean;
  /**
   * How the route uses the database or the image store, and so in which ways these can fail it. `content`
   * is a write by `ContentUnit`, which takes an `Idempotency-Key`.
   */
  storage: OpenEndpoint['storage'] | 'content';
}

export type EndpointOptions = DescribedEndpoint & (OpenEndpoint | ClosedEndpoint);

/** The schema of an object whose fields are not described here. */
interface OpenSchema {
  readonly type: 'object';
  readonly additionalProperties: true;
  readonly description: string;
}

/** The description of an error whose body has more fields than that of other errors. */
interface ErrorDescription {
  description: string;
  type: Type<ErrorResponse>;
}

const NOT_ALLOWED = 'The role of the admin does not allow it, or their first password stands';
const BAD_FIELD = 'A field is missing or bad; `fields` names it';
const BAD_KEY = 'The `Idempotency-Key` is bad, or was sent with another request';

/** Rule and documentation of a route in one place: who may call it, its body and its responses. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const responses = Object.entries(errorsOf(options)).map(([status, error]) =>
    ApiResponse({
      status: Number(status),
      ...(typeof error === 'string' ? { description: error, type: ErrorResponse } : error),
    }),
  );
  return applyDecorators(
    ApiOperation({
      ...(options.operationId !== undefined && { operationId: options.operationId }),
      summary: options.summary,
      // An operation that names no requirement has that of the whole document: a token.
      ...(options.public && { security: [] }),
    }),
    HttpCode(options.status),
    ApiResponse(successOf(options)),
    ...unchangedOf(options),
    ...responses,
    ...accessTo(options),
    ...(options.noStore ? [NoStore()] : []),
    ...rowOf(options),
    ...bodyOf(options),
    ...repeatOf(options),
    ...idOf(options),
    ...conditionOf(options),
    ...languageOf(options),
  );
}

function accessTo(options: EndpointOptions): MethodDecorator[] {
  if (options.public) return [Public({ readsToken: options.storage === 'read' })];
  const { roles, beforePasswordChange } = options;
  return [Roles(roles, { beforePasswordChange }), ApiBearerAuth()];
}

function successOf({ status, response, file }: EndpointOptions): ApiResponseOptions {
  if (file !== undefined) {
    const schema = { type: 'string', format: 'binary' };
    return { status, description: 'The file', content: { [file]: { schema } } };
  }
  if (!response) return { status, description: 'Done' };
  if (Array.isArray(response)) {
    return { status, description: 'The list', type: response[0], isArray: true };
  }
  const description = 'The entity';
  return typeof response === 'function'
    ? { status, description, type: response }
    : { status, description, schema: response };
}

/** Reads carry an ETag, and respond with 304 to a client that has it. */
function unchangedOf({ status, body, storage }: EndpointOptions): MethodDecorator[] {
  if (status !== 200 || body || storage === 'content') return [];
  return [ApiResponse({ status: 304, description: 'What the client has is still so' })];
}

function errorsOf(options: EndpointOptions): Record<string, string | ErrorDescription> {
  const { public: open, beforePasswordChange, body, missing, ifMatch, storage, errors } = options;
  return {
    ...(!open && { 401: 'No valid token' }),
    ...(!open && !beforePasswordChange && { 403: NOT_ALLOWED }),
    ...(body && {
      400: 'The body cannot be read',
      413: 'The body is too large',
      415: 'The body has a type that the route does not take',
      422: BAD_FIELD,
    }),
    ...(isPublicRead(options) && { 422: '`lang` is unknown, or there twice' }),
    ...(storage === 'content' && { 422: body ? `${BAD_FIELD}. ${BAD_KEY}` : BAD_KEY }),
    ...(missing !== undefined && { 404: 'There is none with this id' }),
    ...(ifMatch && { 412: 'The entity has another version than `If-Match` names' }),
    500: 'An unexpected failure; the log has it',
    ...(storage !== 'none' && { 503: 'Database or image store are away' }),
    ...(['write', 'content'].includes(storage) && { 507: 'The disk is full' }),
    ...errors,
  };
}

/** The interceptor of missing rows runs before the one that reads the body. */
function rowOf({ missing, rows }: EndpointOptions): MethodDecorator[] {
  if (missing === undefined || !rows) return [];
  return [UseInterceptors(missingRowInterceptor(missing, rows))];
}

function bodyOf({ body }: EndpointOptions): MethodDecorator[] {
  if (body === 'json') {
    return [ApiConsumes('application/json'), UseInterceptors(JsonBodyInterceptor)];
  }
  if (Array.isArray(body)) {
    const [item] = body;
    return [
      ApiConsumes('application/json'),
      ApiBody({ type: item, isArray: true }),
      UseInterceptors(JsonListInterceptor),
    ];
  }
  return body ? [ApiConsumes('multipart/form-data'), MultipartBody(body)] : [];
}

/** The interceptor of repeats runs after the one that reads the body. */
function repeatOf({ storage }: EndpointOptions): MethodDecorator[] {
  return storage === 'content'
    ? [ApiIdempotencyKey(), UseInterceptors(IdempotencyInterceptor)]
    : [];
}

function idOf({ missing }: EndpointOptions): MethodDecorator[] {
  if (missing === undefined) return [];
  return [
    ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1, maximum: MAX_ID } }),
    UseGuards(entityIdGuard(missing)),
  ];
}

const isPublicRead = ({ public: open, body }: EndpointOptions): boolean => open === true && !body;

/** Every public read takes a language; what has no texts is the same in each (E9). */
function languageOf(options: EndpointOptions): MethodDecorator[] {
  if (!isPublicRead(options)) return [];
  return [
    ApiQuery({
      name: 'lang',
      required: false,
      schema: { type: 'string', enum: [...LOCALES], default: DEFAULT_LOCALE },
      description: 'The language of the texts, where they are there in it',
    }),
  ];
}

function conditionOf({ ifMatch }: EndpointOptions): MethodDecorator[] {
  if (!ifMatch) return [];
  return [
    ApiHeader({
      name: 'If-Match',
      required: false,
      schema: { type: 'string' },
      description:
        'The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes',
    }),
  ];
}
