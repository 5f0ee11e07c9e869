/**
 * A file of a form, in memory, whose content has not been examined.
 *
 * The bytes are private to the instance, or class-transformer would copy them as an enumerable
 * property.
 */
export class UploadedFile {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}
