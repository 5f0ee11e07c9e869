import 'reflect-metadata';
import type { FieldErrors } from '../errors';
import { saysMissing } from './missing';

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
      Object.hasOwn(errors, field) && (sentence.says === 'bad' || saysMissing(errors[field])),
  );
  return (applies && sentence?.text) || Object.values(errors)[0] || 'Isi permintaan tidak benar';
}
