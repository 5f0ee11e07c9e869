import type { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import busboy, { type Busboy, type FieldInfo, type FileInfo } from 'busboy';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { bodyType, isBodiless } from './request-head';
import { type ApiError, badRequest, unsupportedMediaType } from '../errors';
import { type Form, type FormField, InvalidField, UploadedFile } from '../validation/form-field';

const MULTIPART = 'multipart/form-data';

/** No text field takes this much; the rest of a longer one is skipped. */
const MAX_TEXT_BYTES = 64 * 1024;

/** For the texts and part headers around the largest file. */
const MAX_OTHER_BYTES = 1024 * 1024;

const MAX_PARTS = { files: 20, fields: 200, parts: 220 };

/** What decoders put in the place of bytes that are invalid in the text's charset. */
const REPLACEMENT = '\ufffd';

const unreadableForm = () => badRequest('Formulir tidak dapat dibaca. Silakan coba lagi.');

/** What a route takes beside texts. */
export interface MultipartOptions {
  /** The one field whose file is read; files in other fields are skipped. */
  fileField: string;
  maxFileBytes: number;
  /** The error for a larger file, or a body that must hold one. */
  tooLarge: () => ApiError;
}

/**
 * Reads a `multipart/form-data` body into memory. A request without a body is an empty form, and so
 * is the empty part that browsers send for a file field where nothing was chosen.
 *
 * @throws 415, 400, 413; in the last two cases perhaps while the client is still sending
 */
export function readForm(request: Request, options: MultipartOptions): Promise<Form> {
  return new Promise((resolve, reject) => {
    if (isBodiless(request)) return resolve({});
    if (bodyType(request) !== MULTIPART) return reject(unsupportedMediaType(MULTIPART));
    const maxBytes = options.maxFileBytes + MAX_OTHER_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      return reject(options.tooLarge());
    }
    const parser = createParser(request, options.maxFileBytes);
    if (!parser) return reject(unreadableForm());
    const delimiters = countDelimiters(request);

    // The parser is not destroyed, as busboy fails if that happens within its own events. Without input it is
    // garbage.
    const fail = (error: Error): void => {
      request.unpipe(parser);
      reject(error);
    };
    const failUnreadable = (): void => fail(unreadableForm());
    let parts = 0;
    for (const event of ['field', 'file'] as const) parser.on(event, () => (parts += 1));
    const fields = collectFields(parser, options, fail);
    parser.on('error', failUnreadable);
    parser.on('finish', () => {
      // busboy emits nothing for a part whose disposition it cannot read. The last delimiter ends the form.
      if (delimiters() > parts + 1) return failUnreadable();
      resolve(fields);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
      parser.on(limit, failUnreadable);
    }
    request.once('close', () => {
      if (!request.readableEnded) failUnreadable();
    });
    // For bodies in chunks, which have no Content-Length.
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) fail(options.tooLarge());
    });
    request.pipe(parser);
  });
}

/**
 * Reads a form once the guard has let the request in: no other body is ever parsed. Its limit is that of the request,
 * as a photo is slow over a bad connection.
 */
class MultipartInterceptor implements NestInterceptor {
  constructor(private readonly options: MultipartOptions) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await readForm(request, this.options);
    return next.handle();
  }
}

/**
 * A route that takes `multipart/form-data`. Throws 400 for a form that cannot be read, 413 for one
 * that is too large, 415 for another type; whether the fields are valid is up to the DTO.
 */
export function MultipartBody(options: MultipartOptions): MethodDecorator & ClassDecorator {
  return UseInterceptors(new MultipartInterceptor(options));
}

/** Null without a boundary. busboy reports a limit that is reached, not exceeded, hence one byte more. */
function createParser({ headers }: Request, maxFileBytes: number): Busboy | null {
  const limits = { ...MAX_PARTS, fieldSize: MAX_TEXT_BYTES + 1, fileSize: maxFileBytes + 1 };
  try {
    return busboy({ headers, limits });
  } catch {
    return null;
  }
}

/** Counts the delimiters of a body's parts while it is read. */
function countDelimiters(request: Request): () => number {
  const boundary = new MIMEType(request.headers['content-type'] ?? '').params.get('boundary');
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let count = 0;
  // The first one needs no line break before it.
  let rest = Buffer.from('\r\n');
  request.on('data', (chunk: Buffer) => {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, from)) {
      count += 1;
      from = at + delimiter.length;
    }
    rest = bytes.subarray(Math.max(from, bytes.length - delimiter.length + 1));
  });
  return () => count;
}

/** The fields by their literal names (`a[b]` is one), filled while the parser runs. */
function collectFields(
  parser: Busboy,
  { fileField, tooLarge }: MultipartOptions,
  fail: (error: Error) => void,
): Form {
  // Without a prototype no name is taken.
  const fields = Object.create(null) as Record<string, FormField>;
  const add = (name: string, value: FormField): void => {
    fields[name] = name in fields ? new InvalidField('repeated') : value;
  };

  // busboy passes undefined for a missing name, and for a text in an unknown charset.
  parser.on('field', (name: string | undefined, text: string | undefined, info: FieldInfo) => {
    if (name === undefined) return fail(unreadableForm());
    if (info.valueTruncated) return add(name, new InvalidField('too-long'));
    if (text === undefined) return add(name, new InvalidField('wrong-kind'));
    if (text.includes(REPLACEMENT)) return fail(unreadableForm());
    add(name, text);
  });

  parser.on('file', (name: string | undefined, file: Readable, { filename }: FileInfo) => {
    // Emitted with the parser's own error, which is handled there.
    file.on('error', () => undefined);
    if (name === undefined) return fail(unreadableForm());
    const isKept = name === fileField && !!filename && !(name in fields);
    const chunks: Buffer[] = [];
    let bytes = 0;
    file.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (isKept) chunks.push(chunk);
    });
    file.once('limit', () => fail(tooLarge()));
    file.once('end', () => {
      if (!filename && bytes === 0) return;
      add(name, isKept ? new UploadedFile(Buffer.concat(chunks)) : new InvalidField('wrong-kind'));
    });
  });
  return fields;
}
