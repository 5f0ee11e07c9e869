import { fireEvent, screen } from '@testing-library/react';
import { renderAdminPage } from '../../testing';
import { text } from '.';
import { FormDialog } from './form-dialog';

type Values = { name: string; note: string };

const rendered = jest.fn();
const name = text<Values, 'name'>({ name: 'name', label: 'Nama', value: 'Kopi', maxLength: 20 });
const fields = [
  {
    ...name,
    input: (props: Parameters<typeof name.input>[0]) => {
      rendered();
      return name.input(props);
    },
  },
  text<Values, 'note'>({ name: 'note', label: 'Catatan', maxLength: 20 }),
];

it('follows normalized values, knows which are stored, and renders no field again', () => {
  renderAdminPage(
    <FormDialog<Values, Values, Values>
      title="Edit"
      stored={{ name: 'Kopi', note: '' }}
      fields={() => fields}
      aside={({ note }, _, isStored) => (
        <p>{`[${note}] ${isStored('name')} ${isStored('name', 'note')}`}</p>
      )}
      failed="Gagal"
      save={(values) => Promise.resolve(values)}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByText('[] true true')).toBeInTheDocument();
  const put = (value: string) =>
    fireEvent.change(screen.getByLabelText('Catatan'), { target: { value } });
  // The first change also makes the form unsaved.
  put(' Pe');
  rendered.mockClear();
  put(' Pekat ');
  expect(screen.getByText('[Pekat] true false')).toBeInTheDocument();
  expect(rendered).not.toHaveBeenCalled();
  put('  ');
  expect(screen.getByText('[] true true')).toBeInTheDocument();
});
