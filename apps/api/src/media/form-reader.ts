import type { Readable, Writable } from 'node:stream';
import type { Request, Response } from 'express';
import multer, { type Options, type StorageEngine } from 'multer';
import { LIMITS } from '@lereng/shared-domain';
import { bodyType, isBodiless } from '../common/http/body-type';
import { refuseTheRest } from '../common/http/early-answer';
import { REPEATED } from '../common/validation';
import { imageTooLarge, notAForm, unreadableForm } from './media.errors';
import { UploadedImage } from './uploaded-image';

/** The one field whose file is kept. */
const IMAGE_FIELD = 'image';

/** No text field takes this much; beyond it the rest is not kept. */
const MAX_TEXT_BYTES = 64 * 1024;

/** An image of the largest size and, generously, everything else that a form may hold. */
const MAX_BODY_BYTES = LIMITS.imageBytes + 1024 * 1024;

/** A list is no valid value of any field, so the DTO refuses it in its own words. */
const REFUSED: readonly unknown[] = [];

/** Longer than any text may be, and not blank, whatever was sent: trimming cannot make it valid. */
const OVERLONG = '#'.repeat(MAX_TEXT_BYTES);

/** What decoders put in the place of bytes that mean nothing. */
const UNREADABLE = '\ufffd';

const PARSER_LIMITS = {
  fileSize: LIMITS.imageBytes,
  fieldSize: MAX_TEXT_BYTES,
  files: 20,
  fields: 200,
  parts: 220,
  fieldNameSize: 4_096,
  headerPairs: 20,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/** multer hands its parser out here; its published types do not know it yet. */
type StreamingOptions = Options & {
  streamHandler: (request: Request, parser: Writable) => void;
};

/** The fields of a form by their literal names: brackets in a name build no objects. */
class Form {
  readonly fields = Object.create(null) as Record<string, unknown>;

  add(name: string | undefined, value: unknown): void {
    // A part without a name belongs to no field; multer answers those itself.
    if (name === undefined) return;
    this.fields[name] = name in this.fields ? REPEATED : value;
  }
}

/**
 * Reads a `multipart/form-data` body into memory. Texts are strings, a file in `image` is an
 * `UploadedImage`, a field that was sent twice is `REPEATED`, a file where a text belongs is a list,
 * which no rule takes. Other files are read over, and so is the empty part that browsers send for a file field
 * where nothing was chosen. A request without any body counts as an empty form.
 *
 * @throws 415, 400, 413; in the last two cases perhaps while the client is still sending
 */
export function readForm(
  request: Request,
  response: Response,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      refuseTheRest(request, response);
      reject(error);
    };
    const form = new Form();
    // Nothing was sent: validation says what is missing.
    if (isBodiless(request)) return resolve(form.fields);
    if (bodyType(request) !== 'multipart/form-data') return refuse(notAForm());
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      return refuse(imageTooLarge());
    }
    const options: StreamingOptions = {
      storage: memoryFor(form),
      limits: PARSER_LIMITS,
      streamHandler: (_request, parser) => {
        collectTexts(parser, form);
        watchFiles(parser, form, () => refuse(imageTooLarge()));
        watchLength(request, () => refuse(imageTooLarge()));
        request.pipe(parser);
      },
    };
    multer(options).any()(request, response, (error?: unknown) => {
      if (error === undefined) resolve(form.fields);
      // Whatever it was, the client's bytes were the reason: nothing is stored here.
      else refuse(unreadableForm());
    });
  });
}

/** Keeps the file of the image field and reads over all others; there is nothing to clean up. */
function memoryFor(form: Form): StorageEngine {
  return {
    _handleFile(_request, { fieldname, stream }, done) {
      const isImage = fieldname === IMAGE_FIELD && !(IMAGE_FIELD in form.fields);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => isImage && chunks.push(chunk));
      stream.once('end', () => {
        form.add(fieldname, isImage ? new UploadedImage(Buffer.concat(chunks)) : REFUSED);
        done(null, {});
      });
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
}

/**
 * Takes multer's place for texts: it would build objects from names with brackets, and answer a text
 * that is too long for everybody with an error of its own.
 */
function collectTexts(parser: Writable, form: Form): void {
  parser.removeAllListeners('field');
  parser.on(
    'field',
    (name: string | undefined, text: unknown, { valueTruncated }: { valueTruncated: boolean }) => {
      if (name === undefined) parser.emit('error', new Error('a part has no name'));
      else if (valueTruncated) form.add(name, OVERLONG);
      // Bytes that are no text in their charset have been replaced already: they cannot be kept.
      else if (typeof text === 'string' && text.includes(UNREADABLE)) {
        parser.emit('error', new Error('a text is no text in its charset'));
      }
      // A charset that nobody knows leaves no text.
      else form.add(name, typeof text === 'string' ? text : REFUSED);
    },
  );
}

/** Notices what multer passes over: the size of any file as it passes, and bytes without file name. */
function watchFiles(parser: Writable, form: Form, onTooLarge: () => void): void {
  parser.on(
    'file',
    (name: string | undefined, file: Readable, { filename }: { filename?: string }) => {
      file.once('limit', onTooLarge);
      if (filename) return;
      let bytes = 0;
      file.on('data', (chunk: Buffer) => (bytes += chunk.length));
      file.once('end', () => bytes > 0 && form.add(name, REFUSED));
    },
  );
}

/** For bodies that do not announce their length. */
function watchLength(request: Request, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    const before = bytes;
    bytes += chunk.length;
    if (before <= MAX_BODY_BYTES && bytes > MAX_BODY_BYTES) onTooLarge();
  });
}
