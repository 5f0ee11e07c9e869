import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config';

const MAX_SOCKETS = 50;

/**
 * A client of any S3-compatible store: URLs with the bucket in the path, no newer checksum headers. The library is
 * large, so the users of this module import it late.
 */
export function s3Client(config: S3Config, requestTimeoutMs: number): S3Client {
  // This is the library's only switch for its advice on Node.js versions, which operators cannot act on.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  return new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // There is no `connectionTimeout`, as the wait for one of the sockets would count as a part of it.
    requestHandler: {
      requestTimeout: requestTimeoutMs,
      // Without it the library would warn, and go on waiting.
      throwOnRequestTimeout: true,
      socketTimeout: requestTimeoutMs,
      httpAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
    },
  });
}
