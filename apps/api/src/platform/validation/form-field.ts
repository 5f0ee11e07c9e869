/**
 * Why a field of a form has no value: it was sent more than once; its text is longer than any field
 * takes; it is neither a text nor the file that the route takes.
 */
export type InvalidReason = 'repeated' | 'too-long' | 'wrong-kind';

/** A field that was sent and has no value. Each validation rule has its own message for it. */
export class InvalidField {
  constructor(readonly reason: InvalidReason) {}
}

/** What a form holds under one name. */
export type FormField = string | UploadedFile | InvalidField;

export type Form = Readonly<Record<string, FormField>>;

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
