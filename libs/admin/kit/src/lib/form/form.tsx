import type { Elements } from '@lereng/web-ui';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from './field';
import { FormField } from './form-field';
import type { EntityForm } from './use-entity-form';

export interface FormProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'fields' | 'methods' | 'saving'>;
  /** The first field takes a dialog's initial focus. */
  autoFocus?: boolean;
  /** After the fields; it may use the form by react-hook-form's context. */
  children?: Elements;
}

/** The fields of a form, in one column. */
export function Form<Values extends FormValues>({
  form,
  autoFocus = false,
  children,
}: FormProps<Values>) {
  const { fields, methods, saving } = form;
  const shown = fields.filter(({ hidden = false }) => !hidden);
  return (
    <FormProvider {...(methods as unknown as UseFormReturn)}>
      <fieldset disabled={saving} className="flex min-w-0 flex-col gap-5">
        {shown.map((field, index) => (
          <FormField
            key={field.name}
            field={field}
            control={methods.control}
            busy={saving}
            autoFocus={autoFocus && index === 0}
            onValidate={(name) => void methods.trigger(name)}
          />
        ))}
        {children}
      </fieldset>
    </FormProvider>
  );
}
