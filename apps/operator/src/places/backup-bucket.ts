import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '@lereng/api-site/config';
import { s3Client } from '@lereng/api-site/s3';
import { nightlyOf, type StoredBackup } from './backup-file';

/** Of a part: a slow line needs it. */
const REQUEST_TIMEOUT_MS = 60_000;

const CHECK_TIMEOUT_MS = 5_000;

/** Parts in memory are two: one that is sent, and one that is filled. 10,000 are possible, so 80 GB. */
const PART_BYTES = 8 * 2 ** 20;

/** A bucket of backups, `s3://bucket/prefix`. An archive is there once all of its parts are. */
export class BackupBucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  /** Ends with a slash, or is empty. */
  private readonly prefix: string;

  constructor(config: S3Config, url: string) {
    this.client = s3Client(config, REQUEST_TIMEOUT_MS);
    this.bucket = config.bucket;
    this.prefix = keyOf(url).replace(/(?<=[^/])\/?$/, '/');
  }

  /** @throws Error where it does not respond, or refuses */
  async check(): Promise<void> {
    const params = { Bucket: this.bucket, Prefix: this.prefix, MaxKeys: 1 };
    const abortSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    await this.client.send(new ListObjectsV2Command(params), { abortSignal });
  }

  /** A bucket has room, and uploads that killed processes have left are for its rules. */
  async prepare(): Promise<void> {
    await this.check();
  }

  async write(name: string, archive: Readable): Promise<StoredBackup> {
    let size = 0;
    const counted = async function* () {
      for await (const chunk of archive) {
        size += (chunk as Uint8Array).length;
        yield chunk;
      }
    };
    const Body = Readable.from(counted(), { objectMode: false });
    const params = { Bucket: this.bucket, Key: this.prefix + name, Body };
    // After an error it aborts the upload, so that no parts are left.
    await new Upload({ client: this.client, params, queueSize: 1, partSize: PART_BYTES }).done();
    return { file: `s3://${this.bucket}/${this.prefix}${name}`, size };
  }

  /** Deletes all nightly backups but the newest ones. */
  async keepNewest(count: number): Promise<void> {
    for (const name of nightlyOf(await this.names()).slice(0, -count)) {
      const Key = this.prefix + name;
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key }));
    }
  }

  /** @param url of an archive in the bucket */
  static async download(config: S3Config, url: string, file: string): Promise<void> {
    const { hostname: Bucket } = new URL(url);
    const client = s3Client(config, REQUEST_TIMEOUT_MS);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(url) }));
    if (!(Body instanceof Readable)) throw new Error(`${url} has no content`);
    await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
  }

  /** Of all objects below the prefix. */
  private async names(): Promise<string[]> {
    const names: string[] = [];
    const listed = { Bucket: this.bucket, Prefix: this.prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, listed)) {
      for (const { Key = '' } of Contents) names.push(Key.slice(this.prefix.length));
    }
    return names;
  }
}

const keyOf = (url: string): string => new URL(url).pathname.slice(1);
