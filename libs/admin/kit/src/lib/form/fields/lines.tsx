import { words } from '../../shell/words';
import { sent, type BoundField } from '../bound-field';
import type { FieldOptions, FormValues } from '../field';
import { LinesInput } from '../inputs/lines-input';
import { trimLine, validateText } from './text';

interface LinesOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** What is stored. */
  value?: readonly string[];
  /** Number of texts. */
  max: number;
  /** Of each text, in code points. */
  maxLength: number;
}

/** A list of short texts in an order; empty ones are dropped on save. */
export function lines<Values extends FormValues, const Name extends string>({
  max,
  maxLength,
  value = [],
  ...options
}: LinesOptions<Values, Name>): BoundField<Values, Name, readonly string[], Record<Name, string>> {
  return {
    ...options,
    initial: value,
    send: (texts) => sent(options.name, JSON.stringify(texts)),
    group: true,
    describe: (texts) => texts.join(', '),
    input: (props) => <LinesInput {...props} label={options.label} max={max} />,
    normalize: (texts) => texts.map(trimLine).filter((text) => text !== ''),
    validate: (texts) => {
      if (texts.length > max) return words.form.tooManyLines(options.label, max);
      const invalid = (text: string) => validateText(text, options.label, maxLength);
      return texts.map(invalid).find((message) => message !== null) ?? null;
    },
  };
}
