import type { FormValues } from '../lib/form/field';
import { FormSection, type FormSectionProps } from '../lib/form/form-section';
import type { WriteRequest } from '../lib/form/write-request';
import { button } from './on-screen';
import { renderAdminPage } from './render-admin-page';

/** Renders a form of a page, for tests of what every form does. */
export function renderForm<Values extends FormValues>(
  props: Pick<FormSectionProps<Values>, 'fields' | 'initial'> & Partial<FormSectionProps<Values>>,
) {
  const save = jest.fn<Promise<unknown>, [Values, WriteRequest]>(() => Promise.resolve());
  const page = renderAdminPage(
    <FormSection<Values> title="Barang" failed="Gagal" saved="Tersimpan" save={save} {...props} />,
  );
  const submit = () => page.user.click(button('Simpan'));
  return { ...page, save, submit };
}
