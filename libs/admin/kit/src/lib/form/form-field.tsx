import { useId, type ReactNode, type Ref } from 'react';
import {
  useController,
  useWatch,
  type Control,
  type FieldPathValue,
  type Path,
} from 'react-hook-form';
import { words } from '../words';
import type { Field, FormValue, FormValues } from './field';
import { ImageInput } from './inputs/image-input';
import type { InputProps } from './inputs/input';
import { RupiahInput } from './inputs/rupiah-input';
import { SelectInput } from './inputs/select-input';
import { MultilineInput, TextInput, UrlInput } from './inputs/text-input';

export interface FormFieldProps<Values extends FormValues> {
  field: Field<Values>;
  control: Control<Values>;
  busy: boolean;
  /** The dialog's initial focus. */
  autoFocus: boolean;
  /** A file was chosen: validate it at once. */
  onFile: (name: Path<Values>) => void;
}

/** One field of a form: label, input, hint and error. */
export function FormField<Values extends FormValues>({
  field,
  control,
  busy,
  autoFocus,
  onFile,
}: FormFieldProps<Values>) {
  const id = useId();
  const name = field.name as Path<Values>;
  const { field: bound, fieldState } = useController({ name, control });
  const error = fieldState.error?.message;
  const hints = hintsOf(field);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  const props: InputProps<FormValue> = {
    id,
    name: bound.name,
    value: bound.value,
    onChange: (value) => {
      bound.onChange(value as FieldPathValue<Values, Path<Values>>);
      if (field.kind === 'image') onFile(name);
    },
    onBlur: bound.onBlur,
    ref: bound.ref as Ref<HTMLElement>,
    required: field.required ?? false,
    invalid: error !== undefined,
    describedBy:
      [error && errorId, hints.length > 0 && hintId].filter(Boolean).join(' ') || undefined,
    autoFocus,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {field.label}
        </label>
        {!field.required && <span className="text-sm text-subtle">{words.form.optional}</span>}
      </div>
      {renderInput(field, props, busy)}
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hints.length > 0 && (
        <div id={hintId} className="text-sm text-subtle">
          {hints.map((hint, index) => (
            <p key={index}>
              {typeof hint === 'string' ? hint : <LiveHint hint={hint} control={control} />}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

type Hint<Values extends FormValues> = NonNullable<Field<Values>['hint']>;

interface LiveHintProps<Values extends FormValues> {
  hint: (values: Values) => string;
  control: Control<Values>;
}

/** A hint that depends on the form's values; only it re-renders on every change. */
function LiveHint<Values extends FormValues>({ hint, control }: LiveHintProps<Values>) {
  return hint(useWatch({ control }) as Values);
}

function hintsOf<Values extends FormValues>(field: Field<Values>): Hint<Values>[] {
  const { imageHint, keepsImage } = words.form;
  const own = field.hint ? [field.hint] : [];
  if (field.kind !== 'image') return own;
  return [imageHint, ...(field.current ? [keepsImage] : []), ...own];
}

/** The input for a field's kind, which determines the type of its value. */
function renderInput<Values extends FormValues>(
  field: Field<Values>,
  props: InputProps<FormValue>,
  busy: boolean,
): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextInput {...(props as InputProps<string>)} />;
    case 'multiline':
      return <MultilineInput {...(props as InputProps<string>)} />;
    case 'url':
      return <UrlInput {...(props as InputProps<string>)} />;
    case 'rupiah':
      return <RupiahInput {...(props as InputProps<number | null>)} step={field.step} />;
    case 'select': {
      const { choices, placeholder } = field;
      const rest = props as InputProps<string>;
      return <SelectInput {...rest} choices={choices} placeholder={placeholder} />;
    }
    case 'image': {
      const { shape, current } = field;
      const rest = props as InputProps<File | null>;
      return <ImageInput {...rest} shape={shape} current={current} busy={busy} />;
    }
  }
}
