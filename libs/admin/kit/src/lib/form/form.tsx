import type { Elements } from '@lereng/web-ui';
import { useId, type ReactNode, type Ref } from 'react';
import {
  FormProvider,
  useController,
  useWatch,
  type Control,
  type FieldPathValue,
  type Path,
} from 'react-hook-form';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { hasText } from '../shell/english-texts';
import { words } from '../shell/words';
import { anyField, type Field, type FormValue, type FormValues, type Hint } from './field';
import type { EntityForm } from './use-entity-form';

interface FormProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'fields' | 'methods' | 'saving' | 'language'>;
  /** The first field takes a dialog's initial focus. */
  autoFocus?: boolean;
  /** Arranges the fields otherwise than in one column. */
  arrange?: (fields: readonly ReactNode[]) => ReactNode;
  /** After the fields; it may use the form by react-hook-form's context. */
  children?: Elements;
}

/** The fields of a form, in one column. */
export function Form<Values extends FormValues>({
  form,
  autoFocus = false,
  arrange = (shown) => shown,
  children,
}: FormProps<Values>) {
  const { fields, methods, saving, language } = form;
  const isDefault = language.locale === DEFAULT_LOCALE;
  const shared = {
    control: methods.control,
    busy: saving,
    onValidate: (name: Path<Values>) => void methods.trigger(name),
  };
  const shown = fields
    .filter(({ hidden, translates }) => hidden !== true && translates === undefined)
    .map((field, index) => {
      const Shown = field.hidden ? DependentField : FormField;
      const isFocused = autoFocus && index === 0;
      return <Shown key={field.name} {...shared} field={field} autoFocus={isFocused} />;
    });
  return (
    <FormProvider {...methods}>
      <fieldset disabled={saving} className="flex min-w-0 flex-col gap-5">
        {isDefault ? (
          arrange(shown)
        ) : (
          <EnglishFields {...shared} fields={fields} autoFocus={autoFocus} />
        )}
        {/* These have a state of their own. */}
        <div hidden={!isDefault} className="contents">
          {children}
        </div>
      </fieldset>
    </FormProvider>
  );
}

interface FormFieldProps<Values extends FormValues> {
  field: Field<Values>;
  control: Control<Values>;
  busy: boolean;
  /** The dialog's initial focus. */
  autoFocus: boolean;
  /** The value of a field with `validateOnChange` has changed. */
  onValidate: (name: Path<Values>) => void;
  /** The text that it translates. */
  original?: FormValue;
}

/** The fields of English texts, each with the present text of the other language, if that has one. */
function EnglishFields<Values extends FormValues>({
  fields,
  autoFocus,
  ...shared
}: Omit<FormFieldProps<Values>, 'field'> & { fields: readonly Field<Values>[] }) {
  const values: FormValues = useWatch({ control: shared.control }) as Values;
  const shown = fields.flatMap((field) => {
    const original = field.translates === undefined ? null : values[field.translates];
    return original !== undefined && hasText(original) ? [{ field, original }] : [];
  });
  if (shown.length === 0) return <p className="text-subtle">{words.language.nothing}</p>;
  return shown.map((each, index) => (
    <FormField key={each.field.name} {...shared} {...each} autoFocus={autoFocus && index === 0} />
  ));
}

/** What is to be translated. */
const Original = ({ id, text }: { id: string; text: FormValue }) => (
  <div
    id={id}
    lang={DEFAULT_LOCALE}
    className="rounded-lg bg-surface-muted px-3.5 py-2 whitespace-pre-line wrap-anywhere text-muted"
  >
    {Array.isArray(text) ? (
      <ol className="list-inside list-decimal">
        {text.map((each, index) => (
          <li key={index}>{String(each)}</li>
        ))}
      </ol>
    ) : (
      String(text)
    )}
  </div>
);

/** A field that is not shown for some values of others. */
function DependentField<Values extends FormValues>(props: FormFieldProps<Values>) {
  const values = useWatch({ control: props.control }) as Values;
  const { hidden } = props.field;
  return typeof hidden === 'function' && hidden(values) ? null : <FormField {...props} />;
}

/** Label, input, hint and error, and the field's second group. */
function FormField<Values extends FormValues>({
  field: declared,
  control,
  busy,
  autoFocus,
  onValidate,
  original,
}: FormFieldProps<Values>) {
  const id = useId();
  const field = anyField(declared);
  const name = field.name as Path<Values>;
  const { field: bound, fieldState } = useController({ name, control });
  const error = fieldState.error?.message;
  const hints: Hint<Values>[] = [...(field.kindHints ?? []), ...(field.hint ? [field.hint] : [])];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const originalId = `${id}-original`;

  const onChange = (value: FormValue) => {
    bound.onChange(value as FieldPathValue<Values, Path<Values>>);
    if (field.validateOnChange) onValidate(name);
  };
  const input = field.input({
    id,
    name: bound.name,
    value: bound.value,
    onChange,
    onBlur: bound.onBlur,
    ref: bound.ref as Ref<HTMLElement>,
    // A field that only other values require is not marked as required.
    required: field.required === true,
    invalid: error !== undefined,
    busy,
    describedBy:
      [original !== undefined && originalId, error && errorId, hints.length > 0 && hintId]
        .filter(Boolean)
        .join(' ') || undefined,
    labelId: `${id}-label`,
    autoFocus,
    lang: field.translates === undefined ? undefined : 'en',
  });
  // A group is named by the element, as a label would name one control of it.
  const Label = field.group ? 'span' : 'label';
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Label
            id={`${id}-label`}
            {...(!field.group && { htmlFor: id })}
            className="font-semibold"
          >
            {field.label}
          </Label>
          {!field.required && <span className="text-sm text-subtle">{words.form.optional}</span>}
        </div>
        {original !== undefined && <Original id={originalId} text={original} />}
        {input}
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
      {field.below?.({ value: bound.value, onChange, busy })}
    </>
  );
}

interface LiveHintProps<Values extends FormValues> {
  hint: (values: Values) => ReactNode;
  control: Control<Values>;
}

/** A hint that depends on the form's values; only it re-renders on every change. */
function LiveHint<Values extends FormValues>({ hint, control }: LiveHintProps<Values>) {
  const shown = hint(useWatch({ control }) as Values);
  // A new element for each text, as a browser that translates the page replaces the text node that React would update.
  return typeof shown === 'string' ? <span key={shown}>{shown}</span> : shown;
}
