import { Readable } from 'node:stream';
import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config';
import {
  contentTypeOf,
  type ImageFile,
  ImageStore,
  isImageId,
  type ListedFile,
  type StoredFile,
} from './image-store';
import { s3Client } from '../s3';

/** Two attempts stay well below the clients' 30 s, so that they get a response and not a timeout. */
const REQUEST_TIMEOUT_MS = 8_000;

const CHECK_TIMEOUT_MS = 2_000;

/** Most pictures are smaller. */
const PART_BYTES = 256 * 1024;

interface Part {
  readonly bytes: Uint8Array;
  /** Of the whole file. */
  readonly size: number;
  readonly modifiedAt: Date | undefined;
}

/** Any S3-compatible store. Keys are `<folder>/<id>/<name>`. */
export class S3ImageStore extends ImageStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  override readonly place: string;

  constructor(config: S3Config, folder: string, requestTimeoutMs = REQUEST_TIMEOUT_MS) {
    super();
    this.prefix = `${folder}/`;
    this.place = `S3_ENDPOINT ${config.endpoint ?? 'of AWS'}`;
    this.bucket = config.bucket;
    this.client = s3Client(config, requestTimeoutMs);
  }

  async put(id: string, files: readonly ImageFile[]): Promise<void> {
    await Promise.all(
      files.map(({ name, bytes }) =>
        this.client.send(
          new PutObjectCommand({
            Bucket: this.bucket,
            Key: `${this.prefix}${id}/${name}`,
            Body: bytes,
            ContentType: contentTypeOf(name),
            CacheControl: 'public, max-age=31536000, immutable',
          }),
        ),
      ),
    );
  }

  async remove(id: string): Promise<void> {
    await this.removeKeys((await this.objectsOf(id)).flatMap(({ Key }) => Key ?? []));
  }

  removeFiles(id: string, names: readonly string[]): Promise<void> {
    return this.removeKeys(names.map((name) => `${this.prefix}${id}/${name}`));
  }

  async listFiles(id: string): Promise<ListedFile[]> {
    const start = `${this.prefix}${id}/`.length;
    return (await this.objectsOf(id)).map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
      name: Key.slice(start),
      size: Size,
      modifiedAt: LastModified,
    }));
  }

  async list(): Promise<string[]> {
    const ids: string[] = [];
    const listed = { Bucket: this.bucket, Prefix: this.prefix, Delimiter: '/' };
    for await (const { CommonPrefixes = [] } of paginateListObjectsV2(
      { client: this.client },
      listed,
    )) {
      for (const { Prefix = '' } of CommonPrefixes) ids.push(Prefix.slice(this.prefix.length, -1));
    }
    return ids.filter(isImageId);
  }

  /** By a request that the store must allow anyway. */
  async check(): Promise<void> {
    await this.client.send(
      new ListObjectsV2Command({ Bucket: this.bucket, Prefix: this.prefix, MaxKeys: 1 }),
      { abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS) },
    );
  }

  /**
   * The file is read in parts, each at once into memory: a socket never waits for a visitor, who may read slowly
   * or not at all.
   */
  async open(id: string, name: string): Promise<StoredFile | null> {
    const key = `${this.prefix}${id}/${name}`;
    try {
      const first = await this.part(key, 0);
      const stream = Readable.from(this.parts(key, first), { objectMode: false, highWaterMark: 0 });
      return { size: first.size, modifiedAt: first.modifiedAt, stream };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  private async *parts(key: string, first: Part): AsyncGenerator<Uint8Array> {
    yield first.bytes;
    for (let read = first.bytes.length; read < first.size;) {
      const { bytes } = await this.part(key, read);
      read += bytes.length;
      yield bytes;
    }
  }

  private async part(key: string, from: number): Promise<Part> {
    const { Body, ContentLength, ContentRange, LastModified } = await this.client.send(
      new GetObjectCommand({
        Bucket: this.bucket,
        Key: key,
        Range: `bytes=${from}-${from + PART_BYTES - 1}`,
      }),
    );
    if (!Body || ContentLength === undefined) {
      throw new Error('the object store responded without a body');
    }
    const bytes = await Body.transformToByteArray();
    // A store that knows no ranges sends the whole file.
    const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
    return { bytes, size, modifiedAt: LastModified };
  }

  /** Reads one page, which has at most a thousand objects; an image has a few dozen. */
  private async objectsOf(id: string): Promise<readonly _Object[]> {
    const { Contents: objects = [] } = await this.client.send(
      new ListObjectsV2Command({ Bucket: this.bucket, Prefix: `${this.prefix}${id}/` }),
    );
    return objects;
  }

  /** Deletes one by one: deleting in bulk needs a checksum that not every compatible store supports. */
  private async removeKeys(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map((Key) => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }))),
    );
  }
}
