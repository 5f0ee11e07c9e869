import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { ObjectServer } from '@lereng/shared-testing';

/** `http://KEY:SECRET@HOST/…` of a store that others run. */
const TEST_S3_URL = process.env['TEST_S3_URL'];
const REGION = 'us-east-1';
// As the product does: it is the library's only switch for its advice on versions of Node.js.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** An empty bucket, of the tests' own server unless TEST_S3_URL names another one. */
export class Bucket {
  private constructor(
    private readonly client: S3Client,
    private readonly name: string,
    /** Environment of a server whose images are in it. */
    readonly env: Record<string, string>,
    /** The tests' own server, if it is there. */
    readonly server: ObjectServer | null,
  ) {}

  static async create(): Promise<Bucket> {
    if (TEST_S3_URL === undefined) {
      const server = new ObjectServer();
      const origin = await server.start();
      return Bucket.on(origin, 'pictures', 'key', 'secret', server);
    }
    const { origin, username, password } = new URL(TEST_S3_URL);
    const key = decodeURIComponent(username);
    const secret = decodeURIComponent(password);
    const name = `lereng-${randomBytes(6).toString('hex')}`;
    const bucket = Bucket.on(origin, name, key, secret, null);
    await bucket.client.send(new CreateBucketCommand({ Bucket: name }));
    return bucket;
  }

  private static on(
    endpoint: string,
    name: string,
    accessKeyId: string,
    secretAccessKey: string,
    server: ObjectServer | null,
  ): Bucket {
    const config: S3ClientConfig = {
      endpoint,
      region: REGION,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    };
    const env = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return new Bucket(new S3Client(config), name, env, server);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /** Of all objects in it. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.name },
    )) {
      keys.push(...Contents.map(({ Key = '' }) => Key));
    }
    return keys;
  }
}
