import { extname } from 'node:path';
import type { Readable } from 'node:stream';

/** One file of an image, ready to be stored. */
export interface ImageFile {
  /** `<width>.<extension>`, in a portrait crop `<crop>-<width>.<extension>` */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Undefined where the store does not say. */
  readonly modifiedAt?: Date | undefined;
  /** Must be read or destroyed by the caller of `open`. */
  readonly stream: Readable;
}

/** A file of an image, and when it was written. */
export interface ListedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Where the files of images are. Callers check ids and names, from which implementations build paths and
 * keys. Every method rejects with the storage's own error.
 */
export abstract class ImageStore {
  /** The setting that names the place, for the log. */
  abstract readonly place: string;

  /** Adds files to an image. Resolves when every one of them would survive a power failure. */
  abstract put(id: string, files: readonly ImageFile[]): Promise<void>;

  /** Removes all files of an image; no error where there are none. */
  abstract remove(id: string): Promise<void>;

  /** Removes some of an image's files; no error where one is not there. */
  abstract removeFiles(id: string, names: readonly string[]): Promise<void>;

  /** An image's files, also unfinished ones. */
  abstract listFiles(id: string): Promise<ListedFile[]>;

  /** The ids of all images that have at least one file, even an unfinished one. */
  abstract list(): Promise<string[]>;

  /** Rejects where images could be neither read nor written. Stores nothing. */
  abstract check(): Promise<void>;

  /** Null where there is no such file. */
  abstract open(id: string, name: string): Promise<StoredFile | null>;
}

/** An id is 128 random bits, so it can be neither guessed nor used twice. */
export const IMAGE_ID = /^[0-9a-f]{32}$/;

export const isImageId = (text: string): boolean => IMAGE_ID.test(text);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** @param name of a file of an image */
export const contentTypeOf = (name: string): string =>
  CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
