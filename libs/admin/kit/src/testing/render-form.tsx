import type { Field, FormValues } from '../lib/form/field';
import { FormSection, type FormSectionProps } from '../lib/form/form-section';
import type { WriteRequest } from '../lib/shell/calls';
import { button } from './on-screen';
import { renderAdminPage } from './render-admin-page';

interface RenderedForm<Values extends FormValues> extends Partial<
  Omit<FormSectionProps<Values, Values>, 'fields' | 'stored'>
> {
  fields: readonly Field<Values>[] | ((stored: Values) => readonly Field<Values>[]);
  initial: Values;
}

/** Renders a form of a page, for tests of what every form does. What is stored are its values. */
export function renderForm<Values extends FormValues>({
  fields,
  initial,
  ...props
}: RenderedForm<Values>) {
  const save = jest.fn<Promise<Values>, [Values, Values, WriteRequest]>((values) =>
    Promise.resolve(values),
  );
  const of = typeof fields === 'function' ? fields : () => fields;
  const page = renderAdminPage(
    <FormSection<Values, Values>
      title="Barang"
      failed="Gagal"
      saved="Tersimpan"
      stored={initial}
      fields={(stored) => of(stored).map((field) => ({ ...field, initial: stored[field.name] }))}
      save={save}
      {...props}
    />,
  );
  const submit = () => page.user.click(button('Simpan'));
  return { ...page, save, submit };
}
