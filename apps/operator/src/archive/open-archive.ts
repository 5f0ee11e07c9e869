import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { errorCode } from '@lereng/api-site/errors';

/** Opens an archive from its beginning, each time that it is called. */
export type OpenArchive = () => Promise<Readable>;

/** The first bytes of a file that is encrypted by age. */
const AGE_HEADER = 'age-encryption.org/';

/**
 * @param identityFile with the secret key of an encrypted archive, as `age-keygen` writes it; null for none
 * @throws Error where the file cannot be read, or is encrypted and the key is missing or another one
 */
export async function archiveFile(path: string, identityFile: string | null): Promise<OpenArchive> {
  if (!(await isEncrypted(path))) return async () => createReadStream(path);
  if (identityFile === null) throw new Error('It is encrypted: name the key by --identity FILE.');
  const identity = await readIdentity(identityFile);
  const openWithKey = () => decrypt(createReadStream(path), identity);
  // A wrong key is found here: later it would be taken for a damaged archive.
  const archive = await openWithKey().catch((error: unknown) => {
    const reason = `It is not encrypted for the key in ${identityFile}, or its beginning is damaged.`;
    throw new Error(reason, { cause: error });
  });
  archive.destroy();
  return openWithKey;
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new Error(`There is no file ${path}`) : error;
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_HEADER.length));
    return buffer.toString() === AGE_HEADER;
  } finally {
    await file.close();
  }
}

async function readIdentity(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new Error(`${file} has no line with an AGE-SECRET-KEY.`);
  return identity;
}

async function decrypt(archive: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(archive)));
}

/** @param recipient the public key, `age1…` */
export async function encrypt(archive: Readable, recipient: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(archive)));
}

// The types of Node.js and of the browser differ for the same streams.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream) => Readable.fromWeb(stream as ReadableStream);
