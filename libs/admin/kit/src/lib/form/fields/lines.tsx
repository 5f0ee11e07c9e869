import { words } from '../../words';
import type { FieldOf, FieldOptions, FormValues } from '../field';
import { LinesInput } from '../inputs/lines-input';
import { trim, validateText } from './text';

interface LinesOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  /** Number of texts. */
  max: number;
  /** Of each text, in code points. */
  maxLength: number;
}

/** A list of short texts in an order; empty ones are dropped on save. */
export function lines<Values extends FormValues, Name extends string>({
  max,
  maxLength,
  ...options
}: LinesOptions<Values, Name>): FieldOf<Values, Name, readonly string[]> {
  return {
    ...options,
    group: true,
    describe: (texts) => texts.join(', '),
    input: (props) => <LinesInput {...props} label={options.label} max={max} />,
    normalize: (texts) => texts.map(trim).filter((text) => text !== ''),
    validate: (texts) => {
      if (texts.length > max) return words.form.tooManyLines(options.label, max);
      const invalid = (text: string) => validateText(text, options.label, maxLength);
      return texts.map(invalid).find((message) => message !== null) ?? null;
    },
  };
}
