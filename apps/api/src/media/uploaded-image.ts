/**
 * A file that came in the image field of a form, in memory and not looked at yet.
 *
 * The bytes are private to the instance so that class-transformer, which copies every enumerable
 * property of what it meets, passes by without copying megabytes.
 */
export class UploadedImage {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}
