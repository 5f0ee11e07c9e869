import 'reflect-metadata';
import { isBlank } from '@lereng/shared-domain';
import type { FieldErrors } from '../errors';

const SENTENCE = 'lereng:sentence';

interface FormSentence {
  text: string;
  fields: readonly string[];
  /** What the sentence says of a field: that it is missing, or that it is bad in any way. */
  says: 'missing' | 'bad';
}

/**
 * The sentence that the whole form is answered with where one of `fields` is as it says. Other faults
 * are answered with the field's own message.
 */
export function Sentence(
  text: string,
  fields: readonly string[],
  says: FormSentence['says'] = 'bad',
): ClassDecorator {
  const sentence: FormSentence = { text, fields, says };
  return (target) => Reflect.defineMetadata(SENTENCE, sentence, target);
}

/** The `message` of an answer that refuses `dto` for `errors`. */
export function sentenceFor(dto: object, errors: FieldErrors): string {
  const sentence = Reflect.getMetadata(SENTENCE, dto.constructor) as FormSentence | undefined;
  const applies = sentence?.fields.some(
    (field) =>
      Object.hasOwn(errors, field) &&
      (sentence.says === 'bad' || isMissing((dto as Record<string, unknown>)[field])),
  );
  return (applies && sentence?.text) || Object.values(errors)[0] || 'Isi permintaan tidak benar';
}

/** Whatever is no text was not filled in. */
function isMissing(value: unknown): boolean {
  return typeof value !== 'string' || isBlank(value);
}
